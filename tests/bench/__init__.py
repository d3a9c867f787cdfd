"""Measurements: medians of several runs on this computer, never asserted."""
