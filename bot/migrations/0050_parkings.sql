-- From when until when games were parked: time that counts for nobody there. `ends` is empty as long as one is.
CREATE TABLE parkings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    begins REAL NOT NULL,
    ends REAL,
    PRIMARY KEY (table_id, begins)
) STRICT, WITHOUT ROWID;

INSERT INTO parkings
SELECT table_id, parked_at, NULL FROM rests JOIN tables ON id = table_id
WHERE parked_at IS NOT NULL AND asked_at >= changed_at AND status = 'running';

-- What a letter calls somebody to, if that is a notice.
ALTER TABLE letters ADD COLUMN notice INTEGER REFERENCES notices (id) ON DELETE CASCADE;

-- Where a notice is told, if not where its table stands now.
ALTER TABLE notices ADD COLUMN place INTEGER;
