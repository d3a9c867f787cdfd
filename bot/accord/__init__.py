"""What the people at a table decide together: about an absent or a late one, an undo, or who takes a chair."""
