-- Tables moved to another channel: by which interaction, from which channel, and when.
CREATE TABLE moves (
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;

CREATE INDEX moves_of_a_table ON moves (table_id);

-- Tables whose channel is gone, or closed to the bot. `told`: whether the host has heard of it.
CREATE TABLE stranded (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT;
