-- Standing orders, those no longer in force included. Revisions are lengths of the log.
CREATE TABLE orders (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    number INTEGER NOT NULL,
    seat INTEGER NOT NULL,
    action TEXT NOT NULL,
    given INTEGER NOT NULL,
    ended INTEGER,
    fate TEXT CHECK (fate IN ('over', 'stopped', 'undone', 'taken-back')),
    PRIMARY KEY (table_id, number),
    CHECK ((ended IS NULL) = (fate IS NULL))
) STRICT, WITHOUT ROWID;

-- The rows of the log that standing orders made.
CREATE TABLE obeyed (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;
