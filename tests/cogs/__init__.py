"""What people see and do in Discord, over the real client."""
