PRAGMA application_id = 1128354390;
PRAGMA user_version = 50;
BEGIN TRANSACTION;
CREATE TABLE agreed_times (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    bank TEXT NOT NULL,
    weekends TEXT,
    late TEXT NOT NULL CHECK (late IN ('stand-in', 'vote'))
) STRICT;
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
CREATE TABLE hours (
    user INTEGER NOT NULL,
    since REAL NOT NULL,
    zone TEXT NOT NULL,
    quiet_from TEXT,
    quiet_to TEXT,
    PRIMARY KEY (user, since),
    CHECK ((quiet_from IS NULL) = (quiet_to IS NULL))
) STRICT, WITHOUT ROWID;
CREATE TABLE interactions (
    id INTEGER PRIMARY KEY,
    at REAL NOT NULL
) STRICT;
INSERT INTO "interactions" VALUES(5001,1790000121.0);
INSERT INTO "interactions" VALUES(5002,1790000242.0);
INSERT INTO "interactions" VALUES(5003,1790000363.0);
INSERT INTO "interactions" VALUES(5004,1790000605.0);
INSERT INTO "interactions" VALUES(5005,1790000726.0);
INSERT INTO "interactions" VALUES(5006,1790000847.0);
INSERT INTO "interactions" VALUES(5007,1790000968.0);
INSERT INTO "interactions" VALUES(5008,1790001089.0);
INSERT INTO "interactions" VALUES(5009,1790001210.0);
INSERT INTO "interactions" VALUES(5010,1790001331.0);
INSERT INTO "interactions" VALUES(5011,1790001452.0);
INSERT INTO "interactions" VALUES(5012,1790001573.0);
INSERT INTO "interactions" VALUES(5013,1790001694.0);
INSERT INTO "interactions" VALUES(5014,1790001815.0);
INSERT INTO "interactions" VALUES(5015,1790001936.0);
INSERT INTO "interactions" VALUES(5016,1790002057.0);
INSERT INTO "interactions" VALUES(5017,1790002178.0);
INSERT INTO "interactions" VALUES(5018,1790002299.0);
INSERT INTO "interactions" VALUES(5019,1790002420.0);
INSERT INTO "interactions" VALUES(5020,1790002541.0);
INSERT INTO "interactions" VALUES(5021,1790002662.0);
INSERT INTO "interactions" VALUES(5022,1790002783.0);
INSERT INTO "interactions" VALUES(5023,1790002904.0);
INSERT INTO "interactions" VALUES(5024,1790003025.0);
INSERT INTO "interactions" VALUES(5025,1790003146.0);
INSERT INTO "interactions" VALUES(5026,1790003267.0);
INSERT INTO "interactions" VALUES(5027,1790003388.0);
INSERT INTO "interactions" VALUES(5028,1790003509.0);
INSERT INTO "interactions" VALUES(5029,1790003630.0);
INSERT INTO "interactions" VALUES(5030,1790003751.0);
INSERT INTO "interactions" VALUES(5031,1790003872.0);
INSERT INTO "interactions" VALUES(5032,1790003993.0);
INSERT INTO "interactions" VALUES(5033,1790004114.0);
INSERT INTO "interactions" VALUES(5034,1790004235.0);
INSERT INTO "interactions" VALUES(5035,1790004416.5);
INSERT INTO "interactions" VALUES(5036,1790004537.5);
INSERT INTO "interactions" VALUES(5037,1790004779.5);
INSERT INTO "interactions" VALUES(5038,1790004900.5);
INSERT INTO "interactions" VALUES(5039,1790005021.5);
INSERT INTO "interactions" VALUES(5040,1790005142.5);
INSERT INTO "interactions" VALUES(5041,1790005263.5);
INSERT INTO "interactions" VALUES(5042,1790005384.5);
INSERT INTO "interactions" VALUES(5043,1790005505.5);
INSERT INTO "interactions" VALUES(5044,1790005626.5);
INSERT INTO "interactions" VALUES(5045,1790005747.5);
INSERT INTO "interactions" VALUES(5046,1790005868.5);
INSERT INTO "interactions" VALUES(5047,1790005989.5);
INSERT INTO "interactions" VALUES(5048,1790006110.5);
INSERT INTO "interactions" VALUES(5049,1790006231.5);
INSERT INTO "interactions" VALUES(5050,1790006352.5);
INSERT INTO "interactions" VALUES(5051,1790006473.5);
INSERT INTO "interactions" VALUES(5052,1790006594.5);
INSERT INTO "interactions" VALUES(5053,1790006715.5);
INSERT INTO "interactions" VALUES(5054,1790006836.5);
INSERT INTO "interactions" VALUES(5055,1790006957.5);
INSERT INTO "interactions" VALUES(5056,1790007078.5);
INSERT INTO "interactions" VALUES(5057,1790007199.5);
INSERT INTO "interactions" VALUES(5058,1790007320.5);
INSERT INTO "interactions" VALUES(5059,1790007441.5);
INSERT INTO "interactions" VALUES(5060,1790007562.5);
INSERT INTO "interactions" VALUES(5061,1790007683.5);
INSERT INTO "interactions" VALUES(5062,1790007804.5);
INSERT INTO "interactions" VALUES(5063,1790007925.5);
INSERT INTO "interactions" VALUES(5064,1790008046.5);
INSERT INTO "interactions" VALUES(5065,1790008167.5);
INSERT INTO "interactions" VALUES(5066,1790008288.5);
INSERT INTO "interactions" VALUES(5067,1790008409.5);
INSERT INTO "interactions" VALUES(5068,1790008530.5);
INSERT INTO "interactions" VALUES(5069,1790008651.5);
INSERT INTO "interactions" VALUES(5070,1790008772.5);
INSERT INTO "interactions" VALUES(5071,1790008893.5);
INSERT INTO "interactions" VALUES(5072,1790009014.5);
INSERT INTO "interactions" VALUES(5073,1790009135.5);
INSERT INTO "interactions" VALUES(5074,1790009256.5);
INSERT INTO "interactions" VALUES(5075,1790009377.5);
INSERT INTO "interactions" VALUES(5076,1790009498.5);
INSERT INTO "interactions" VALUES(5077,1790009619.5);
INSERT INTO "interactions" VALUES(5078,1790009740.5);
INSERT INTO "interactions" VALUES(5079,1790009861.5);
INSERT INTO "interactions" VALUES(5080,1790009982.5);
INSERT INTO "interactions" VALUES(5081,1790010103.5);
INSERT INTO "interactions" VALUES(5082,1790010224.5);
INSERT INTO "interactions" VALUES(5083,1790010345.5);
INSERT INTO "interactions" VALUES(5084,1790010466.5);
INSERT INTO "interactions" VALUES(5085,1790010587.5);
INSERT INTO "interactions" VALUES(5086,1790010708.5);
INSERT INTO "interactions" VALUES(5087,1790010829.5);
INSERT INTO "interactions" VALUES(5088,1790010950.5);
INSERT INTO "interactions" VALUES(5089,1790011071.5);
INSERT INTO "interactions" VALUES(5090,1790011192.5);
INSERT INTO "interactions" VALUES(5091,1790011313.5);
INSERT INTO "interactions" VALUES(5092,1790011434.5);
INSERT INTO "interactions" VALUES(5093,1790011555.5);
INSERT INTO "interactions" VALUES(5094,1790011676.5);
INSERT INTO "interactions" VALUES(5095,1790011797.5);
INSERT INTO "interactions" VALUES(5096,1790011918.5);
INSERT INTO "interactions" VALUES(5097,1790012039.5);
INSERT INTO "interactions" VALUES(5098,1790012160.5);
INSERT INTO "interactions" VALUES(5099,1790012281.5);
INSERT INTO "interactions" VALUES(5100,1790012402.5);
INSERT INTO "interactions" VALUES(5101,1790012523.5);
INSERT INTO "interactions" VALUES(5102,1790012644.5);
INSERT INTO "interactions" VALUES(5103,1790012765.5);
INSERT INTO "interactions" VALUES(5104,1790012886.5);
INSERT INTO "interactions" VALUES(5105,1790013007.5);
INSERT INTO "interactions" VALUES(5106,1790013128.5);
INSERT INTO "interactions" VALUES(5107,1790013249.5);
INSERT INTO "interactions" VALUES(5108,1790013370.5);
INSERT INTO "interactions" VALUES(5109,1790013491.5);
INSERT INTO "interactions" VALUES(5110,1790013612.5);
INSERT INTO "interactions" VALUES(5111,1790013733.5);
INSERT INTO "interactions" VALUES(5112,1790013854.5);
INSERT INTO "interactions" VALUES(5113,1790013975.5);
INSERT INTO "interactions" VALUES(5114,1790014096.5);
INSERT INTO "interactions" VALUES(5115,1790014217.5);
INSERT INTO "interactions" VALUES(5116,1790014338.5);
INSERT INTO "interactions" VALUES(5117,1790014459.5);
INSERT INTO "interactions" VALUES(5118,1790014580.5);
INSERT INTO "interactions" VALUES(5119,1790014701.5);
INSERT INTO "interactions" VALUES(5120,1790014822.5);
INSERT INTO "interactions" VALUES(5121,1790015064.5);
INSERT INTO "interactions" VALUES(5122,1790015185.5);
INSERT INTO "interactions" VALUES(5123,1790015306.5);
INSERT INTO "interactions" VALUES(5124,1790015427.5);
INSERT INTO "interactions" VALUES(5125,1790015488.0);
INSERT INTO "interactions" VALUES(5126,1790015669.5);
INSERT INTO "interactions" VALUES(5127,1790015790.5);
INSERT INTO "interactions" VALUES(5128,1790015911.5);
INSERT INTO "interactions" VALUES(5129,1790016153.5);
INSERT INTO "interactions" VALUES(5130,1790016274.5);
INSERT INTO "interactions" VALUES(5131,1790016395.5);
INSERT INTO "interactions" VALUES(5132,1790016516.5);
INSERT INTO "interactions" VALUES(5133,1790016637.5);
INSERT INTO "interactions" VALUES(5134,1790016758.5);
INSERT INTO "interactions" VALUES(5135,1790016879.5);
INSERT INTO "interactions" VALUES(5136,1790017000.5);
INSERT INTO "interactions" VALUES(5137,1790017121.5);
INSERT INTO "interactions" VALUES(5138,1790017242.5);
INSERT INTO "interactions" VALUES(5139,1790017363.5);
INSERT INTO "interactions" VALUES(5140,1790017484.5);
CREATE TABLE kept_chairs (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER NOT NULL,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
CREATE TABLE lease (
    id INTEGER PRIMARY KEY CHECK (id = 1),
    token TEXT NOT NULL,
    host TEXT NOT NULL,
    space TEXT NOT NULL,
    pid INTEGER NOT NULL,
    since REAL NOT NULL,
    renewed REAL NOT NULL
) STRICT;
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
, notice INTEGER REFERENCES notices (id) ON DELETE CASCADE) STRICT;
CREATE TABLE log (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    seat INTEGER,
    action TEXT,
    undoes INTEGER,
    at REAL NOT NULL, position TEXT,
    PRIMARY KEY (table_id, revision),
    CHECK ((action IS NULL) <> (undoes IS NULL))
) STRICT, WITHOUT ROWID;
INSERT INTO "log" VALUES(1,1,NULL,'{"do": "Order", "seats": [0, 2, 1]}',NULL,1790000423.5,NULL);
INSERT INTO "log" VALUES(1,2,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790000544.5,NULL);
INSERT INTO "log" VALUES(1,3,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790000544.5,NULL);
INSERT INTO "log" VALUES(1,4,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790000665.5,NULL);
INSERT INTO "log" VALUES(1,5,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790000786.5,NULL);
INSERT INTO "log" VALUES(1,6,2,'{"seat": 2, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790000786.5,NULL);
INSERT INTO "log" VALUES(1,7,1,'{"seat": 1, "do": "Pass"}',NULL,1790000907.5,NULL);
INSERT INTO "log" VALUES(1,8,0,'{"seat": 0, "do": "Pass"}',NULL,1790001028.5,NULL);
INSERT INTO "log" VALUES(1,9,2,'{"seat": 2, "do": "Pass"}',NULL,1790001028.5,NULL);
INSERT INTO "log" VALUES(1,10,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001149.5,NULL);
INSERT INTO "log" VALUES(1,11,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001270.5,NULL);
INSERT INTO "log" VALUES(1,12,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001391.5,NULL);
INSERT INTO "log" VALUES(1,13,1,'{"seat": 1, "do": "Done"}',NULL,1790001512.5,NULL);
INSERT INTO "log" VALUES(1,14,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001512.5,NULL);
INSERT INTO "log" VALUES(1,15,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": null}',NULL,1790001512.5,NULL);
INSERT INTO "log" VALUES(1,16,2,'{"seat": 2, "do": "Done"}',NULL,1790001512.5,NULL);
INSERT INTO "log" VALUES(1,17,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001633.5,NULL);
INSERT INTO "log" VALUES(1,18,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001754.5,NULL);
INSERT INTO "log" VALUES(1,19,0,NULL,18,1790001875.5,NULL);
INSERT INTO "log" VALUES(1,20,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790001996.5,NULL);
INSERT INTO "log" VALUES(1,21,0,'{"seat": 0, "do": "Done"}',NULL,1790002117.5,NULL);
INSERT INTO "log" VALUES(1,22,2,'{"seat": 2, "do": "Convert", "amount": 1}',NULL,1790002117.5,NULL);
INSERT INTO "log" VALUES(1,23,1,'{"seat": 1, "do": "Convert", "amount": 0}',NULL,1790002238.5,NULL);
INSERT INTO "log" VALUES(1,24,0,'{"seat": 0, "do": "Convert", "amount": 0}',NULL,1790002359.5,NULL);
INSERT INTO "log" VALUES(1,25,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790002480.5,NULL);
INSERT INTO "log" VALUES(1,26,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790002601.5,NULL);
INSERT INTO "log" VALUES(1,27,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790002601.5,NULL);
INSERT INTO "log" VALUES(1,28,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 12, "source": "supply"}',NULL,1790002722.5,NULL);
INSERT INTO "log" VALUES(1,29,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790002843.5,NULL);
INSERT INTO "log" VALUES(1,30,2,'{"seat": 2, "do": "Bid", "building": "customs_office", "space": 5, "source": "yunnan"}',NULL,1790002843.5,NULL);
INSERT INTO "log" VALUES(1,31,0,'{"seat": 0, "do": "Pass"}',NULL,1790002964.5,NULL);
INSERT INTO "log" VALUES(1,32,1,'{"seat": 1, "do": "Bid", "building": "customs_office", "space": 7, "source": "supply"}',NULL,1790003085.5,NULL);
INSERT INTO "log" VALUES(1,33,2,'{"seat": 2, "do": "Bid", "building": "building_yard", "space": 5, "source": "supply"}',NULL,1790003085.5,NULL);
INSERT INTO "log" VALUES(1,34,1,'{"seat": 1, "do": "Bid", "building": "traders_guild", "space": 5, "source": "yunnan"}',NULL,1790003206.5,NULL);
INSERT INTO "log" VALUES(1,35,2,'{"seat": 2, "do": "Pass"}',NULL,1790003206.5,NULL);
INSERT INTO "log" VALUES(1,36,1,'{"seat": 1, "do": "Pass"}',NULL,1790003327.5,NULL);
INSERT INTO "log" VALUES(1,37,2,'{"seat": 2, "do": "Take", "building": "building_yard", "structure": "post"}',NULL,1790003327.5,NULL);
INSERT INTO "log" VALUES(1,38,2,'{"seat": 2, "do": "Done"}',NULL,1790003327.5,NULL);
INSERT INTO "log" VALUES(1,39,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790003327.5,NULL);
INSERT INTO "log" VALUES(1,40,2,'{"seat": 2, "do": "Done"}',NULL,1790003327.5,NULL);
INSERT INTO "log" VALUES(1,41,1,'{"seat": 1, "do": "Done"}',NULL,1790003448.5,NULL);
INSERT INTO "log" VALUES(1,42,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790003569.5,NULL);
INSERT INTO "log" VALUES(1,43,0,'{"seat": 0, "do": "Done"}',NULL,1790003690.5,NULL);
INSERT INTO "log" VALUES(1,44,0,'{"seat": 0, "do": "Convert", "amount": 0}',NULL,1790003811.5,NULL);
INSERT INTO "log" VALUES(1,45,2,'{"seat": 2, "do": "Convert", "amount": 0}',NULL,1790003811.5,NULL);
INSERT INTO "log" VALUES(1,46,1,'{"seat": 1, "do": "Convert", "amount": 0}',NULL,1790003932.5,NULL);
INSERT INTO "log" VALUES(3,1,NULL,'{"do": "Order", "seats": [3, 0, 1, 2]}',NULL,1790004598.0,NULL);
INSERT INTO "log" VALUES(3,2,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790004598.0,NULL);
INSERT INTO "log" VALUES(3,3,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790004719.0,NULL);
INSERT INTO "log" VALUES(3,4,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790004719.0,NULL);
INSERT INTO "log" VALUES(3,5,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 12, "source": "supply"}',NULL,1790004840.0,NULL);
INSERT INTO "log" VALUES(3,6,3,'{"seat": 3, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790004840.0,NULL);
INSERT INTO "log" VALUES(3,7,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790004961.0,NULL);
INSERT INTO "log" VALUES(3,8,1,'{"seat": 1, "do": "Pass"}',NULL,1790004961.0,NULL);
INSERT INTO "log" VALUES(3,9,2,'{"seat": 2, "do": "Pass"}',NULL,1790005082.0,NULL);
INSERT INTO "log" VALUES(3,10,3,'{"seat": 3, "do": "Pass"}',NULL,1790005082.0,NULL);
INSERT INTO "log" VALUES(3,11,0,'{"seat": 0, "do": "Pass"}',NULL,1790005203.0,NULL);
INSERT INTO "log" VALUES(3,12,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005324.0,NULL);
INSERT INTO "log" VALUES(3,13,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005445.0,NULL);
INSERT INTO "log" VALUES(3,14,2,'{"seat": 2, "do": "Done"}',NULL,1790005566.0,NULL);
INSERT INTO "log" VALUES(3,15,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005566.0,NULL);
INSERT INTO "log" VALUES(3,16,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005566.0,NULL);
INSERT INTO "log" VALUES(3,17,1,'{"seat": 1, "do": "Done"}',NULL,1790005566.0,NULL);
INSERT INTO "log" VALUES(3,18,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005687.0,NULL);
INSERT INTO "log" VALUES(3,19,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005808.0,NULL);
INSERT INTO "log" VALUES(3,20,0,'{"seat": 0, "do": "Done"}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,21,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,22,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,23,3,'{"seat": 3, "do": "Done"}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,24,1,'{"seat": 1, "do": "Convert", "amount": 0}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,25,3,'{"seat": 3, "do": "Convert", "amount": 12}',NULL,1790005929.0,NULL);
INSERT INTO "log" VALUES(3,26,0,'{"seat": 0, "do": "Convert", "amount": 0}',NULL,1790006050.0,NULL);
INSERT INTO "log" VALUES(3,27,2,'{"seat": 2, "do": "Convert", "amount": 0}',NULL,1790006171.0,NULL);
INSERT INTO "log" VALUES(3,28,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790006292.0,NULL);
INSERT INTO "log" VALUES(3,29,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790006413.0,NULL);
INSERT INTO "log" VALUES(3,30,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790006413.0,NULL);
INSERT INTO "log" VALUES(3,31,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 12, "source": "supply"}',NULL,1790006413.0,NULL);
INSERT INTO "log" VALUES(3,32,2,'{"seat": 2, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790006534.0,NULL);
INSERT INTO "log" VALUES(3,33,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790006655.0,NULL);
INSERT INTO "log" VALUES(3,34,3,'{"seat": 3, "do": "Bid", "building": "customs_office", "space": 7, "source": "yunnan"}',NULL,1790006655.0,NULL);
INSERT INTO "log" VALUES(3,35,1,'{"seat": 1, "do": "Bid", "building": "dragon_house", "space": 5, "source": "supply"}',NULL,1790006655.0,NULL);
INSERT INTO "log" VALUES(3,36,2,'{"seat": 2, "do": "Bid", "building": "dragon_house", "space": 7, "source": "supply"}',NULL,1790006776.0,NULL);
INSERT INTO "log" VALUES(3,37,0,'{"seat": 0, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790006897.0,NULL);
INSERT INTO "log" VALUES(3,38,3,'{"seat": 3, "do": "Bid", "building": "building_yard", "space": 5, "source": "yunnan"}',NULL,1790006897.0,NULL);
INSERT INTO "log" VALUES(3,39,1,'{"seat": 1, "do": "Pass"}',NULL,1790006897.0,NULL);
INSERT INTO "log" VALUES(3,40,2,'{"seat": 2, "do": "Pass"}',NULL,1790007018.0,NULL);
INSERT INTO "log" VALUES(3,41,0,'{"seat": 0, "do": "Pass"}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,42,3,'{"seat": 3, "do": "Take", "building": "building_yard", "structure": "teahouse"}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,43,3,'{"seat": 3, "do": "Build", "structure": "teahouse", "site": "yunnan"}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,44,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,45,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,46,1,'{"seat": 1, "do": "Done"}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,47,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,48,3,'{"seat": 3, "do": "Done"}',NULL,1790007139.0,NULL);
INSERT INTO "log" VALUES(3,49,0,'{"seat": 0, "do": "Done"}',NULL,1790007260.0,NULL);
INSERT INTO "log" VALUES(3,50,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": null}',NULL,1790007381.0,NULL);
INSERT INTO "log" VALUES(3,51,2,'{"seat": 2, "do": "Done"}',NULL,1790007502.0,NULL);
INSERT INTO "log" VALUES(3,52,1,'{"seat": 1, "do": "Convert", "amount": 3}',NULL,1790007502.0,NULL);
INSERT INTO "log" VALUES(3,53,0,'{"seat": 0, "do": "Convert", "amount": 12}',NULL,1790007623.0,NULL);
INSERT INTO "log" VALUES(3,54,2,'{"seat": 2, "do": "Convert", "amount": 0}',NULL,1790007744.0,NULL);
INSERT INTO "log" VALUES(3,55,3,'{"seat": 3, "do": "Convert", "amount": 0}',NULL,1790007744.0,NULL);
INSERT INTO "log" VALUES(3,56,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790007744.0,NULL);
INSERT INTO "log" VALUES(3,57,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790007865.0,NULL);
INSERT INTO "log" VALUES(3,58,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790007986.0,NULL);
INSERT INTO "log" VALUES(3,59,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790007986.0,NULL);
INSERT INTO "log" VALUES(3,60,3,'{"seat": 3, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790007986.0,NULL);
INSERT INTO "log" VALUES(3,61,2,'{"seat": 2, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790008107.0,NULL);
INSERT INTO "log" VALUES(3,62,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 7, "source": "yunnan"}',NULL,1790008228.0,NULL);
INSERT INTO "log" VALUES(3,63,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 12, "source": "yunnan"}',NULL,1790008228.0,NULL);
INSERT INTO "log" VALUES(3,64,3,'{"seat": 3, "do": "Bid", "building": "horse_trader", "space": 7, "source": "supply"}',NULL,1790008228.0,NULL);
INSERT INTO "log" VALUES(3,65,2,'{"seat": 2, "do": "Pass"}',NULL,1790008349.0,NULL);
INSERT INTO "log" VALUES(3,66,0,'{"seat": 0, "do": "Bid", "building": "building_yard", "space": 5, "source": "yunnan"}',NULL,1790008470.0,NULL);
INSERT INTO "log" VALUES(3,67,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 9, "source": "supply"}',NULL,1790008470.0,NULL);
INSERT INTO "log" VALUES(3,68,3,'{"seat": 3, "do": "Bank", "space": 2, "source": "supply"}',NULL,1790008470.0,NULL);
INSERT INTO "log" VALUES(3,69,1,'{"seat": 1, "do": "Pass"}',NULL,1790008470.0,NULL);
INSERT INTO "log" VALUES(3,70,3,'{"seat": 3, "do": "Pass"}',NULL,1790008470.0,NULL);
INSERT INTO "log" VALUES(3,71,0,'{"seat": 0, "do": "Take", "building": "building_yard", "structure": "teahouse"}',NULL,1790008591.0,NULL);
INSERT INTO "log" VALUES(3,72,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": null}',NULL,1790008591.0,NULL);
INSERT INTO "log" VALUES(3,73,1,'{"seat": 1, "do": "Done"}',NULL,1790008591.0,NULL);
INSERT INTO "log" VALUES(3,74,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790008712.0,NULL);
INSERT INTO "log" VALUES(3,75,0,'{"seat": 0, "do": "Done"}',NULL,1790008833.0,NULL);
INSERT INTO "log" VALUES(3,76,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": 3}',NULL,1790008954.0,NULL);
INSERT INTO "log" VALUES(3,77,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": 1}',NULL,1790009075.0,NULL);
INSERT INTO "log" VALUES(3,78,2,'{"seat": 2, "do": "Done"}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,79,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,80,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,81,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,82,3,'{"seat": 3, "do": "Done"}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,83,1,'{"seat": 1, "do": "Convert", "amount": 0}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,84,3,'{"seat": 3, "do": "Convert", "amount": 16}',NULL,1790009196.0,NULL);
INSERT INTO "log" VALUES(3,85,2,'{"seat": 2, "do": "Convert", "amount": 18}',NULL,1790009317.0,NULL);
INSERT INTO "log" VALUES(3,86,0,'{"seat": 0, "do": "Convert", "amount": 0}',NULL,1790009438.0,NULL);
INSERT INTO "log" VALUES(3,87,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790009559.0,NULL);
INSERT INTO "log" VALUES(3,88,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790009680.0,NULL);
INSERT INTO "log" VALUES(3,89,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790009680.0,NULL);
INSERT INTO "log" VALUES(3,90,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790009680.0,NULL);
INSERT INTO "log" VALUES(3,91,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790009801.0,NULL);
INSERT INTO "log" VALUES(3,92,2,'{"seat": 2, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790009922.0,NULL);
INSERT INTO "log" VALUES(3,93,3,'{"seat": 3, "do": "Bid", "building": "customs_office", "space": 7, "source": "supply"}',NULL,1790009922.0,NULL);
INSERT INTO "log" VALUES(3,94,1,'{"seat": 1, "do": "Bid", "building": "building_yard", "space": 5, "source": "supply"}',NULL,1790009922.0,NULL);
INSERT INTO "log" VALUES(3,95,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 9, "source": "supply"}',NULL,1790010043.0,NULL);
INSERT INTO "log" VALUES(3,96,2,'{"seat": 2, "do": "Pass"}',NULL,1790010164.0,NULL);
INSERT INTO "log" VALUES(3,97,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 12, "source": "supply"}',NULL,1790010164.0,NULL);
INSERT INTO "log" VALUES(3,98,1,'{"seat": 1, "do": "Bid", "building": "trading_school", "space": 15, "source": "supply"}',NULL,1790010164.0,NULL);
INSERT INTO "log" VALUES(3,99,0,'{"seat": 0, "do": "Pass"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,100,3,'{"seat": 3, "do": "Pass"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,101,1,'{"seat": 1, "do": "Pass"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,102,1,'{"seat": 1, "do": "Take", "building": "building_yard", "structure": "post"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,103,1,'{"seat": 1, "do": "Travel", "origin": "yunnan", "destination": "qamdo", "displaced": null}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,104,1,'{"seat": 1, "do": "Done"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,105,3,'{"seat": 3, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,106,3,'{"seat": 3, "do": "Done"}',NULL,1790010285.0,NULL);
INSERT INTO "log" VALUES(3,107,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": 1}',NULL,1790010406.0,NULL);
INSERT INTO "log" VALUES(3,108,2,'{"seat": 2, "do": "Done"}',NULL,1790010527.0,NULL);
INSERT INTO "log" VALUES(3,109,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790010648.0,NULL);
INSERT INTO "log" VALUES(3,110,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790010769.0,NULL);
INSERT INTO "log" VALUES(3,111,0,'{"seat": 0, "do": "Done"}',NULL,1790010890.0,NULL);
INSERT INTO "log" VALUES(3,112,3,'{"seat": 3, "do": "Convert", "amount": 14}',NULL,1790010890.0,NULL);
INSERT INTO "log" VALUES(3,113,1,'{"seat": 1, "do": "Convert", "amount": 2}',NULL,1790010890.0,NULL);
INSERT INTO "log" VALUES(3,114,0,'{"seat": 0, "do": "Convert", "amount": 3}',NULL,1790011011.0,NULL);
INSERT INTO "log" VALUES(3,115,2,'{"seat": 2, "do": "Convert", "amount": 15}',NULL,1790011132.0,NULL);
INSERT INTO "log" VALUES(3,116,2,'{"seat": 2, "do": "Bid", "building": "building_yard", "space": 5, "source": "supply"}',NULL,1790011253.0,NULL);
INSERT INTO "log" VALUES(3,117,0,'{"seat": 0, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790011374.0,NULL);
INSERT INTO "log" VALUES(3,118,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790011374.0,NULL);
INSERT INTO "log" VALUES(3,119,3,'{"seat": 3, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790011374.0,NULL);
INSERT INTO "log" VALUES(3,120,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 7, "source": "supply"}',NULL,1790011495.0,NULL);
INSERT INTO "log" VALUES(3,121,0,'{"seat": 0, "do": "Bid", "building": "trading_school", "space": 9, "source": "supply"}',NULL,1790011616.0,NULL);
INSERT INTO "log" VALUES(3,122,1,'{"seat": 1, "do": "Bid", "building": "building_yard", "space": 7, "source": "supply"}',NULL,1790011616.0,NULL);
INSERT INTO "log" VALUES(3,123,3,'{"seat": 3, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790011616.0,NULL);
INSERT INTO "log" VALUES(3,124,2,'{"seat": 2, "do": "Bid", "building": "dragon_house", "space": 5, "source": "supply"}',NULL,1790011737.0,NULL);
INSERT INTO "log" VALUES(3,125,0,'{"seat": 0, "do": "Pass"}',NULL,1790011858.0,NULL);
INSERT INTO "log" VALUES(3,126,1,'{"seat": 1, "do": "Pass"}',NULL,1790011858.0,NULL);
INSERT INTO "log" VALUES(3,127,3,'{"seat": 3, "do": "Pass"}',NULL,1790011858.0,NULL);
INSERT INTO "log" VALUES(3,128,2,'{"seat": 2, "do": "Bid", "building": "building_yard", "space": 9, "source": "supply"}',NULL,1790011979.0,NULL);
INSERT INTO "log" VALUES(3,129,1,'{"seat": 1, "do": "Bid", "building": "building_yard", "space": 12, "source": "supply"}',NULL,1790011979.0,NULL);
INSERT INTO "log" VALUES(3,130,2,'{"seat": 2, "do": "Pass"}',NULL,1790012100.0,NULL);
INSERT INTO "log" VALUES(3,131,1,'{"seat": 1, "do": "Pass"}',NULL,1790012100.0,NULL);
INSERT INTO "log" VALUES(3,132,2,'{"seat": 2, "do": "Take", "building": "building_yard", "structure": "teahouse"}',NULL,1790012221.0,NULL);
INSERT INTO "log" VALUES(3,133,2,'{"seat": 2, "do": "Build", "structure": "teahouse", "site": "sichuan"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,134,1,'{"seat": 1, "do": "Take", "building": "building_yard", "structure": "teahouse"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,135,1,'{"seat": 1, "do": "Build", "structure": "teahouse", "site": "qamdo"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,136,3,'{"seat": 3, "do": "Done"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,137,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": null}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,138,1,'{"seat": 1, "do": "Build", "structure": "post", "site": "tibet"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,139,1,'{"seat": 1, "do": "Done"}',NULL,1790012342.0,NULL);
INSERT INTO "log" VALUES(3,140,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790012463.0,NULL);
INSERT INTO "log" VALUES(3,141,0,'{"seat": 0, "do": "Done"}',NULL,1790012584.0,NULL);
INSERT INTO "log" VALUES(3,142,2,'{"seat": 2, "do": "Travel", "origin": "sichuan", "destination": "yunnan", "displaced": 1}',NULL,1790012705.0,NULL);
INSERT INTO "log" VALUES(3,143,2,'{"seat": 2, "do": "Travel", "origin": "sichuan", "destination": "yunnan", "displaced": 1}',NULL,1790012826.0,NULL);
INSERT INTO "log" VALUES(3,144,2,'{"seat": 2, "do": "Done"}',NULL,1790012947.0,NULL);
INSERT INTO "log" VALUES(3,145,0,'{"seat": 0, "do": "Convert", "amount": 3}',NULL,1790013068.0,NULL);
INSERT INTO "log" VALUES(3,146,1,'{"seat": 1, "do": "Convert", "amount": 10}',NULL,1790013068.0,NULL);
INSERT INTO "log" VALUES(3,147,3,'{"seat": 3, "do": "Convert", "amount": 24}',NULL,1790013068.0,NULL);
INSERT INTO "log" VALUES(3,148,2,'{"seat": 2, "do": "Convert", "amount": 9}',NULL,1790013189.0,NULL);
INSERT INTO "log" VALUES(3,149,2,'{"seat": 2, "do": "Bid", "building": "dragon_house", "space": 5, "source": "supply"}',NULL,1790013310.0,NULL);
INSERT INTO "log" VALUES(3,150,3,'{"seat": 3, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790013310.0,NULL);
INSERT INTO "log" VALUES(3,151,1,'{"seat": 1, "do": "Bid", "building": "building_yard", "space": 5, "source": "supply"}',NULL,1790013310.0,NULL);
INSERT INTO "log" VALUES(3,152,0,'{"seat": 0, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790013431.0,NULL);
INSERT INTO "log" VALUES(3,153,2,'{"seat": 2, "do": "Bid", "building": "trading_school", "space": 5, "source": "supply"}',NULL,1790013552.0,NULL);
INSERT INTO "log" VALUES(3,154,3,'{"seat": 3, "do": "Pass"}',NULL,1790013552.0,NULL);
INSERT INTO "log" VALUES(3,155,1,'{"seat": 1, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790013552.0,NULL);
INSERT INTO "log" VALUES(3,156,0,'{"seat": 0, "do": "Pass"}',NULL,1790013673.0,NULL);
INSERT INTO "log" VALUES(3,157,2,'{"seat": 2, "do": "Pass"}',NULL,1790013794.0,NULL);
INSERT INTO "log" VALUES(3,158,1,'{"seat": 1, "do": "Pass"}',NULL,1790013794.0,NULL);
INSERT INTO "log" VALUES(3,159,1,'{"seat": 1, "do": "Take", "building": "building_yard", "structure": "teahouse"}',NULL,1790013794.0,NULL);
INSERT INTO "log" VALUES(3,160,1,'{"seat": 1, "do": "Build", "structure": "teahouse", "site": "qinghai"}',NULL,1790013794.0,NULL);
INSERT INTO "log" VALUES(3,161,0,'{"seat": 0, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790013915.0,NULL);
INSERT INTO "log" VALUES(3,162,0,'{"seat": 0, "do": "Done"}',NULL,1790014036.0,NULL);
INSERT INTO "log" VALUES(3,163,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790014036.0,NULL);
INSERT INTO "log" VALUES(3,164,1,'{"seat": 1, "do": "Travel", "origin": "puer", "destination": "yunnan", "displaced": null}',NULL,1790014036.0,NULL);
INSERT INTO "log" VALUES(3,165,1,'{"seat": 1, "do": "Done"}',NULL,1790014036.0,NULL);
INSERT INTO "log" VALUES(3,166,3,'{"seat": 3, "do": "Done"}',NULL,1790014036.0,NULL);
INSERT INTO "log" VALUES(3,167,2,'{"seat": 2, "do": "Travel", "origin": "puer", "destination": "sichuan", "displaced": 1}',NULL,1790014157.0,NULL);
INSERT INTO "log" VALUES(3,168,2,'{"seat": 2, "do": "Done"}',NULL,1790014278.0,NULL);
INSERT INTO "log" VALUES(3,169,1,'{"seat": 1, "do": "Convert", "amount": 30}',NULL,1790014278.0,NULL);
INSERT INTO "log" VALUES(3,170,0,'{"seat": 0, "do": "Convert", "amount": 30}',NULL,1790014399.0,NULL);
INSERT INTO "log" VALUES(3,171,3,'{"seat": 3, "do": "Convert", "amount": 24}',NULL,1790014399.0,NULL);
INSERT INTO "log" VALUES(3,172,2,'{"seat": 2, "do": "Convert", "amount": 12}',NULL,1790014520.0,NULL);
INSERT INTO "log" VALUES(4,1,NULL,'{"do": "Order", "seats": [1, 0, 2]}',NULL,1790014883.0,NULL);
INSERT INTO "log" VALUES(4,2,1,'{"seat": 1, "do": "Bid", "building": "customs_office", "space": 5, "source": "supply"}',NULL,1790015004.0,NULL);
INSERT INTO "log" VALUES(4,3,0,'{"seat": 0, "do": "Bid", "building": "horse_trader", "space": 5, "source": "supply"}',NULL,1790015125.0,NULL);
INSERT INTO "log" VALUES(4,4,NULL,'{"do": "Card", "number": 9}',NULL,1790015125.0,NULL);
INSERT INTO "log" VALUES(4,5,1,'{"seat": 1, "do": "Pass"}',NULL,1790015246.0,NULL);
INSERT INTO "log" VALUES(4,6,0,'{"seat": 0, "do": "Bank", "space": 1, "source": "supply"}',NULL,1790015367.0,NULL);
INSERT INTO "log" VALUES(4,7,NULL,'{"do": "Card", "number": 16}',NULL,1790015367.0,NULL);
INSERT INTO "log" VALUES(5,1,NULL,'{"do": "Provinces", "provinces": ["lahore", "gujarat", "kabul", "multan", "allahabad", "thatta", "ajmer", "malwa", "kashmir", "awadh", "delhi", "agra"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,2,NULL,'{"do": "Bonuses", "tiles": ["card", "points", "card", "jewels", "points", "points", "card", "spices", "card", "jewels", "tea", "taj_mahal", "tea", "card", "points", "points"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,3,NULL,'{"do": "First", "player": 0}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,4,NULL,'{"do": "Deal", "player": 0, "cards": ["white_e", "purple_vp", "green_pe", "red_ge", "yellow_ke", "yellow_ve"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,5,NULL,'{"do": "Deal", "player": 1, "cards": ["green_ve", "yellow_ke", "purple_pe", "red_pe", "green_me", "yellow_ve"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,6,NULL,'{"do": "Deal", "player": 2, "cards": ["yellow_me", "yellow_pe", "yellow_ee", "white_e", "yellow_gp", "red_ve"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,7,NULL,'{"do": "Display", "cards": ["yellow_ge", "red_pk", "red_ee", "purple_me", "yellow_me"]}',NULL,1790015972.0,NULL);
INSERT INTO "log" VALUES(5,8,0,'{"seat": 0, "do": "Play", "card": "purple_vp", "extra": null}',NULL,1790016093.0,NULL);
INSERT INTO "log" VALUES(5,9,1,'{"seat": 1, "do": "Play", "card": "green_me", "extra": null}',NULL,1790016214.0,NULL);
INSERT INTO "log" VALUES(5,10,2,'{"seat": 2, "do": "Play", "card": "yellow_gp", "extra": null}',NULL,1790016214.0,NULL);
INSERT INTO "log" VALUES(5,11,0,'{"seat": 0, "do": "Withdraw"}',NULL,1790016335.0,NULL);
INSERT INTO "log" VALUES(5,12,0,'{"seat": 0, "do": "Place", "city": "rohtas", "palace": "ordinary"}',NULL,1790016456.0,NULL);
INSERT INTO "log" VALUES(5,13,0,'{"seat": 0, "do": "Pick", "card": "red_pk"}',NULL,1790016577.0,NULL);
INSERT INTO "log" VALUES(5,14,0,'{"seat": 0, "do": "Pick", "card": "red_ee"}',NULL,1790016698.0,NULL);
INSERT INTO "log" VALUES(5,15,1,'{"seat": 1, "do": "Withdraw"}',NULL,1790016819.0,NULL);
INSERT INTO "log" VALUES(5,16,1,'{"seat": 1, "do": "Place", "city": "sialkot", "palace": "ordinary"}',NULL,1790016940.0,NULL);
INSERT INTO "log" VALUES(5,17,1,'{"seat": 1, "do": "Pick", "card": "yellow_me"}',NULL,1790017061.0,NULL);
INSERT INTO "log" VALUES(5,18,1,'{"seat": 1, "do": "Pick", "card": "yellow_ge"}',NULL,1790017182.0,NULL);
INSERT INTO "log" VALUES(5,19,2,'{"seat": 2, "do": "Withdraw"}',NULL,1790017182.0,NULL);
INSERT INTO "log" VALUES(5,20,2,'{"seat": 2, "do": "Place", "city": "lahore", "palace": "ordinary"}',NULL,1790017182.0,NULL);
INSERT INTO "log" VALUES(5,21,NULL,'{"do": "Display", "cards": ["green_pe", "red_pe", "green_ke", "yellow_pe", "red_pe"]}',NULL,1790017182.0,NULL);
INSERT INTO "log" VALUES(5,22,1,'{"seat": 1, "do": "Play", "card": "yellow_me", "extra": null}',NULL,1790017303.0,NULL);
INSERT INTO "log" VALUES(5,23,2,'{"seat": 2, "do": "Play", "card": "yellow_pe", "extra": "white_e"}',NULL,1790017303.0,NULL);
INSERT INTO "log" VALUES(5,24,0,'{"seat": 0, "do": "Play", "card": "yellow_ve", "extra": "white_e"}',NULL,1790017424.0,NULL);
CREATE TABLE memory (
    key TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
INSERT INTO "memory" VALUES('commands','1:abc');
CREATE TABLE moves (
    interaction INTEGER PRIMARY KEY,
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    channel INTEGER NOT NULL,
    at REAL NOT NULL
) STRICT;
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
    stale INTEGER NOT NULL DEFAULT 1, place INTEGER,
    CHECK ((closed_at IS NULL) = (outcome IS NULL))
) STRICT;
CREATE TABLE obeyed (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    revision INTEGER NOT NULL,
    PRIMARY KEY (table_id, revision)
) STRICT, WITHOUT ROWID;
INSERT INTO "obeyed" VALUES(1,40);
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
CREATE TABLE outbox (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    since INTEGER NOT NULL,
    upto INTEGER NOT NULL,
    nonce TEXT,
    posted INTEGER,
    parked TEXT,
    PRIMARY KEY (table_id, upto)
) STRICT, WITHOUT ROWID;
INSERT INTO "outbox" VALUES(1,0,1,'cv1.0.1',9101,NULL);
INSERT INTO "outbox" VALUES(1,1,3,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,3,4,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,4,6,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,6,7,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,7,9,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,9,16,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,16,22,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,22,23,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,23,24,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,24,25,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,25,27,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,27,28,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,28,30,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,30,31,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,31,33,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,33,35,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,35,40,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,40,41,'cv1.1.41',9102,NULL);
INSERT INTO "outbox" VALUES(1,41,43,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(1,43,45,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(1,45,46,NULL,NULL,NULL);
INSERT INTO "outbox" VALUES(3,0,2,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,2,4,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,4,6,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,6,8,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,8,10,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,10,11,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,11,17,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,17,25,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,25,26,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,26,27,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,27,28,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,28,31,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,31,32,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,32,35,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,35,36,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,36,39,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,39,40,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,40,48,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,48,49,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,49,52,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,52,53,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,53,56,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,56,57,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,57,60,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,60,61,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,61,64,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,64,65,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,65,70,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,70,73,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,73,75,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,75,84,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,84,85,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,85,86,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,86,87,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,87,90,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,90,91,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,91,94,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,94,95,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,95,98,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,98,106,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,106,108,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,108,113,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,113,114,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,114,115,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,115,116,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,116,119,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,119,120,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,120,123,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,123,124,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,124,127,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,127,129,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,129,131,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,131,139,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,139,141,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,141,144,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,144,147,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,147,148,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,148,151,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,151,152,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,152,155,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,155,156,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,156,160,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,160,166,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,166,169,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,169,171,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(3,171,172,'cv3.0.172',9103,NULL);
INSERT INTO "outbox" VALUES(5,0,7,'cv5.0.7',9104,NULL);
INSERT INTO "outbox" VALUES(5,7,8,NULL,NULL,'50013');
INSERT INTO "outbox" VALUES(5,8,10,NULL,NULL,'50013');
INSERT INTO "outbox" VALUES(5,10,14,NULL,NULL,'50013');
INSERT INTO "outbox" VALUES(5,14,21,NULL,NULL,'50013');
INSERT INTO "outbox" VALUES(5,21,23,NULL,NULL,'50013');
INSERT INTO "outbox" VALUES(5,23,24,NULL,NULL,'50013');
CREATE TABLE parkings (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    begins REAL NOT NULL,
    ends REAL,
    PRIMARY KEY (table_id, begins)
) STRICT, WITHOUT ROWID;
INSERT INTO "parkings" VALUES(5,1795000000.0,NULL);
CREATE TABLE people (
    user INTEGER PRIMARY KEY,
    calls TEXT NOT NULL DEFAULT 'ping' CHECK (calls IN ('ping', 'private', 'off')),
    ahead INTEGER NOT NULL DEFAULT 0,
    closed INTEGER NOT NULL DEFAULT 0
) STRICT;
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
CREATE TABLE reminding (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    every INTEGER NOT NULL
) STRICT;
CREATE TABLE rests (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    asked_at REAL NOT NULL,
    parked_at REAL
) STRICT;
INSERT INTO "rests" VALUES(1,1790000000.0,1790000001.0);
INSERT INTO "rests" VALUES(5,1794000000.0,1795000000.0);
CREATE TABLE seats (
    table_id INTEGER NOT NULL REFERENCES tables (id) ON DELETE CASCADE,
    seat INTEGER NOT NULL,
    user INTEGER,
    name TEXT NOT NULL,
    PRIMARY KEY (table_id, seat)
) STRICT, WITHOUT ROWID;
INSERT INTO "seats" VALUES(1,0,1101,'Ann');
INSERT INTO "seats" VALUES(1,1,1102,'Ben (2)');
INSERT INTO "seats" VALUES(1,2,NULL,'Mei');
INSERT INTO "seats" VALUES(2,0,1102,'Ben (2)');
INSERT INTO "seats" VALUES(2,1,1103,'Őrs 🐎');
INSERT INTO "seats" VALUES(2,2,NULL,'Shen');
INSERT INTO "seats" VALUES(3,0,1103,'Őrs 🐎');
INSERT INTO "seats" VALUES(3,1,NULL,'Mei');
INSERT INTO "seats" VALUES(3,2,1103,'Őrs 🐎');
INSERT INTO "seats" VALUES(3,3,NULL,'Mei');
INSERT INTO "seats" VALUES(4,0,1101,'Ann');
INSERT INTO "seats" VALUES(4,1,1103,'Őrs 🐎');
INSERT INTO "seats" VALUES(4,2,NULL,'Dúlì');
INSERT INTO "seats" VALUES(5,0,1101,'Ann');
INSERT INTO "seats" VALUES(5,1,1103,'Őrs 🐎');
INSERT INTO "seats" VALUES(5,2,NULL,'Mei');
CREATE TABLE seeds (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    seed TEXT NOT NULL
) STRICT;
CREATE TABLE stranded (
    table_id INTEGER PRIMARY KEY REFERENCES tables (id) ON DELETE CASCADE,
    told INTEGER NOT NULL DEFAULT 0 CHECK (told IN (0, 1))
) STRICT;
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
INSERT INTO "tables" VALUES(1,1,201,1101,'en','yunnan','second','[]','{}',1,3,'running',9102,1790000060.5,1790003993.0);
INSERT INTO "tables" VALUES(2,1,202,1102,'en','taj_mahal','standard','["memory"]','{}',1,4,'lobby',9002,1790004053.5,1790004295.5);
INSERT INTO "tables" VALUES(3,1,203,1103,'en','yunnan','first','["advanced"]','{"end.victory_points": 30}',1,2,'over',9103,1790004356.0,1790014580.5);
INSERT INTO "tables" VALUES(4,1,204,1101,'en','yunnan','second','[]','{}',1,2,'ended',9004,1790014641.0,1790015548.5);
INSERT INTO "tables" VALUES(5,1,205,1101,'en','taj_mahal','standard','[]','{}',1,3,'running',9104,1790015609.0,1790017484.5);
CREATE TABLE vacations (
    user INTEGER NOT NULL,
    begins REAL NOT NULL,
    ends REAL NOT NULL,
    PRIMARY KEY (user, begins)
) STRICT, WITHOUT ROWID;
CREATE TABLE votes (
    notice INTEGER NOT NULL REFERENCES notices (id) ON DELETE CASCADE,
    user INTEGER NOT NULL,
    choice TEXT NOT NULL,
    PRIMARY KEY (notice, user)
) STRICT, WITHOUT ROWID;
CREATE UNIQUE INDEX one_open_table_per_channel ON tables (channel) WHERE status IN ('lobby', 'running');
CREATE INDEX seats_of_a_user ON seats (user);
CREATE INDEX outbox_unposted ON outbox (table_id) WHERE posted IS NULL;
CREATE UNIQUE INDEX open_questions ON questions (table_id, seat) WHERE answered_at IS NULL;
CREATE INDEX questions_to_a_person ON questions (table_id, user);
CREATE UNIQUE INDEX one_open_notice ON notices (table_id, kind, user) WHERE closed_at IS NULL;
CREATE INDEX stale_notices ON notices (table_id) WHERE stale;
CREATE INDEX moves_of_a_table ON moves (table_id);
CREATE INDEX asked_to_see_to ON asked (due) WHERE due IS NOT NULL;
CREATE INDEX letters_of_a_table ON letters (table_id);
CREATE INDEX letters_to_send ON letters (due) WHERE due IS NOT NULL;
DELETE FROM "sqlite_sequence";
COMMIT;
