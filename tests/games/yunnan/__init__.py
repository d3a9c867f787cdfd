"""Tests of Yunnan."""
