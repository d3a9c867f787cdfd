-- What nature's draws at a table come from: as secret as the cards that nobody has seen.
CREATE TABLE seeds (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed TEXT NOT NULL
) STRICT;

-- What was agreed about time when a table was opened; a table without a row has no deadlines.
-- `weekends` is the time zone whose Saturdays and Sundays pause, `late` what happens when a bank has run out.
CREATE TABLE agreed_times (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    bank TEXT NOT NULL,
    weekends TEXT,
    late TEXT NOT NULL CHECK (late IN ('stand-in', 'vote'))
) STRICT;

-- Questions to people: one for each turn that a seat is asked in, from its first step to its last.
-- `missed`: its time ran out. `looked_at`: when the person was last seen to be a member of the server.
CREATE TABLE questions (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    turn INTEGER NOT NULL,
    user INTEGER NOT NULL,
    asked_at REAL NOT NULL,
    answered_at REAL,
    missed INTEGER NOT NULL DEFAULT 0,
    looked_at REAL
) STRICT;

CREATE UNIQUE INDEX open_questions ON questions (table_id, seat) WHERE answered_at IS NULL;
CREATE INDEX questions_to_a_person ON questions (table_id, user);

-- Chairs that a stand-in keeps warm: whose they are, and what they were called.
CREATE TABLE kept_chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;

-- What a channel is told beside boards, and may be asked: about an absent person, a late one, an undo, a chair.
-- `stale`: the message, if there is one, does not say yet how things stand. `revision`: the log's length then.
CREATE TABLE notices (
    id INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '',
    revision INTEGER NOT NULL,
    opened_at REAL NOT NULL,
    closed_at REAL,
    outcome TEXT,
    message INTEGER,
    stale INTEGER NOT NULL DEFAULT 1,
    CHECK ((closed_at IS NULL) = (outcome IS NULL))
) STRICT;

CREATE UNIQUE INDEX one_open_notice ON notices (table_id, kind, user) WHERE closed_at IS NULL;
CREATE INDEX stale_notices ON notices (table_id) WHERE stale;

CREATE TABLE votes (
    notice INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (notice, user)
) STRICT, WITHOUT ROWID;
