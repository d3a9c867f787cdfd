"""Tests of all packages, laid out as these are."""
