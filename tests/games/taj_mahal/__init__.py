"""Tests of Taj Mahal."""
