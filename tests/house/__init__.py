"""What holds for the project as a whole: its files, its locks, its setting up."""
