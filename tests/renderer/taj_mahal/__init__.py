"""Tests of the pictures of Taj Mahal."""
