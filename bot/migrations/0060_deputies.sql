-- The rows of the log that were not decided by the seat's person but in their place: by a standing order of theirs, by a
-- stand-in on the seat, or by a stand-in for once, as their time had run out.
CREATE TABLE deputies (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    deputy TEXT NOT NULL CHECK (deputy IN ('order', 'stand-in', 'once')),
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;

INSERT INTO deputies SELECT table_id, revision, 'order' FROM obeyed;

DROP TABLE obeyed;
