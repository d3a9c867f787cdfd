"""What all tests of pictures need."""

from __future__ import annotations

import pytest

from data.catalogue import Catalogue, catalogue


@pytest.fixture(scope="session")
def words() -> Catalogue:
    return catalogue("en")
