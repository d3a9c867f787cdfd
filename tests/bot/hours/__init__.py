"""Time in slow games, worked out by hand and over changes to and from daylight-saving time."""
