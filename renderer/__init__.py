"""The pictures: a view of a game becomes a scene, and a scene a PNG. Pure: no clock, no I/O but reading data."""
