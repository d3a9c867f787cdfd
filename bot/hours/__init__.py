"""Time in games that last for weeks: quiet hours, pauses, time banks, reminders.

All are pure functions of what is stored: there is no clock here. Instants are Unix seconds, UTC; lengths are seconds.
What local clocks show comes from the IANA time zones, over changes to and from daylight-saving time.
"""
