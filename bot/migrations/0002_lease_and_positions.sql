-- The process that works on this database: at most one. Instants are Unix seconds, UTC.
CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    token TEXT NOT NULL,
    host TEXT NOT NULL,
    space TEXT NOT NULL,
    pid INTEGER NOT NULL,
    since REAL NOT NULL,
    renewed REAL NOT NULL
) STRICT;

-- The hash of the position after an action. Rows that take something back have none, nor have those of before.
ALTER TABLE log ADD COLUMN position TEXT;
