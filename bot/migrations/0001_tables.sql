-- A table: a game in a channel, from its lobby to its end. Instants are Unix seconds, UTC.
CREATE TABLE tables (
    id INTEGER PRIMARY KEY,
    guild INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    host INTEGER NOT NULL,
    language TEXT NOT NULL,
    game TEXT NOT NULL,
    edition TEXT NOT NULL,
    options TEXT NOT NULL DEFAULT '[]',
    figures TEXT NOT NULL DEFAULT '{}',
    rules INTEGER NOT NULL,
    size INTEGER NOT NULL,
    status TEXT NOT NULL DEFAULT 'lobby' CHECK (status IN ('lobby', 'running', 'over', 'ended')),
    message INTEGER,
    created_at REAL NOT NULL,
    changed_at REAL NOT NULL
) STRICT;

CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE status IN ('lobby', 'running');

-- Who sits where; a seat without a user is played by a stand-in or by the rules. A user may have several seats.
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

CREATE INDEX seats_of_a_user ON seats (user);

-- The log is the truth: each row is an action, or takes back all rows from revision `undoes` on.
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    action TEXT,
    undoes INTEGER,
    at REAL NOT NULL,
    PRIMARY KEY (table_id, revision),
    CHECK ((action IS NULL) <> (undoes IS NULL))
) STRICT, WITHOUT ROWID;

-- What the channel still has to be told: what happened after revision `since`, up to `upto`.
-- Rows that go out in one message share its nonce. `parked` says why nothing can be posted for now.
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    nonce TEXT,
    posted INTEGER,
    parked TEXT,
    PRIMARY KEY (table_id, upto)
) STRICT, WITHOUT ROWID;

CREATE INDEX outbox_unposted ON outbox (table_id) WHERE posted IS NULL;

-- Interactions that have had their effect: the same one never counts twice.
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;

-- Small facts about the service itself, such as which command tree Discord has.
CREATE TABLE memory (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
