-- What people have set for themselves; who has no row has the defaults. Instants are Unix seconds, UTC.
-- `closed` once they have been told that private messages do not reach them.
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    calls TEXT NOT NULL DEFAULT 'ping' CHECK (calls IN ('ping', 'private', 'off')),
    ahead INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0
) STRICT;

-- From when on a person has lived by which time zone, and had which quiet hours, if any. What held before is kept,
-- since time that has run is reckoned by it.
CREATE TABLE hours (
    user INTEGER NOT NULL,
    since REAL NOT NULL,
    zone TEXT NOT NULL,
    quiet_from TEXT,
    quiet_to TEXT,
    PRIMARY KEY (user, since),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT, WITHOUT ROWID;

CREATE TABLE vacations (
    user INTEGER NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (user, begins)
) STRICT, WITHOUT ROWID;

-- After how many seconds a table reminds who has not decided: 0 for never; without a row after a day.
CREATE TABLE reminding (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    every INTEGER NOT NULL
) STRICT;

-- The questions that a channel was told of and that were still open then: of which seat, and after which revision
-- they were asked. `line` tells it in `content`, which is all that `message` says. `called_at` is empty until the
-- person has been called, or needs not be; `reminded` are the instants of reminders; `due` is when to see to it that
-- they are called or reminded, if ever. `withdrawn` once the question has been taken back.
CREATE TABLE asked (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    since INTEGER NOT NULL,
    called_at REAL,
    reminded TEXT NOT NULL DEFAULT '[]',
    due REAL,
    message INTEGER NOT NULL,
    content TEXT NOT NULL,
    line TEXT NOT NULL,
    withdrawn INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (table_id, seat, since)
) STRICT, WITHOUT ROWID;

CREATE INDEX asked_to_see_to ON asked (due) WHERE due IS NOT NULL;

-- What somebody, or a whole table, is told beside the boards, in private or in the channel: mostly about some of these
-- questions, by their seats and revisions. It is written before it is sent, to be sent or tried again when it is
-- `due`; `place`, its channel, and `message` are known once it is sent. `tried` when it may have been sent without word
-- of it.
CREATE TABLE letters (
    id INTEGER PRIMARY KEY AUTOINCREMENT,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    kind TEXT NOT NULL,
    about TEXT NOT NULL DEFAULT '[]',
    user INTEGER,
    private INTEGER NOT NULL DEFAULT 0,
    mentions TEXT NOT NULL DEFAULT '[]',
    content TEXT NOT NULL,
    written_at REAL NOT NULL,
    due REAL,
    tried INTEGER NOT NULL DEFAULT 0,
    place INTEGER,
    message INTEGER
) STRICT;

CREATE INDEX letters_of_a_table ON letters (table_id);
CREATE INDEX letters_to_send ON letters (due) WHERE due IS NOT NULL;

-- Games in which nothing has happened for long: when their players were asked about it, and when they were parked.
-- Whatever happens at the table later makes that void.
CREATE TABLE rests (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    asked_at REAL NOT NULL,
    parked_at REAL
) STRICT;
