"""Tests of the words of all languages."""
