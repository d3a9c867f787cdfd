"""Discord's own description of its API, where it is at hand: all that the playground accepts must fit it.

It is published in the repository discord/discord-api-spec; DISCORD_OPENAPI is the path of a copy.
"""

from __future__ import annotations

import json
import os
import re
from functools import cache
from pathlib import Path
from typing import Any

from jsonschema_rs import Draft202012Validator, ValidationError

Json = dict[str, Any]
_PARAMETER = re.compile(r"\{\w+\}")
# Discord takes ids as numbers too (docs: API Reference, Snowflakes); the client sends those of attachments so.
_SNOWFLAKE = {"type": ["string", "integer"]}


class Description:
    """A description of an API, in the form of OpenAPI 3.1.

    Attributes:
        complaints: what has not fitted it so far.
    """

    def __init__(self, document: Json) -> None:
        self._schemas = {**document["components"]["schemas"], "SnowflakeType": _SNOWFLAKE}
        self._paths = {_PARAMETER.sub("{}", path): methods for path, methods in document["paths"].items()}
        self._validators: dict[tuple[str, str], Draft202012Validator | None] = {}
        self.complaints: list[str] = []

    def check(self, method: str, template: str, body: Any) -> None:
        """Note what is wrong with a request; of a route without a description or a body nothing is known."""
        validator = self._validator(method, template)
        if validator is None:
            return
        for error in validator.iter_errors(body):
            self.complaints.append(f"{method} {template}: {_words(error)}")

    def _validator(self, method: str, template: str) -> Draft202012Validator | None:
        key = method, template
        if key not in self._validators:
            operation = self._paths.get(_PARAMETER.sub("{}", template), {}).get(method.lower(), {})
            schema = operation.get("requestBody", {}).get("content", {}).get("application/json", {}).get("schema")
            self._validators[key] = schema and self._compiled(schema)
        return self._validators[key]

    def _compiled(self, schema: Json) -> Draft202012Validator:
        return Draft202012Validator({**schema, "components": {"schemas": self._schemas}})


@cache
def described() -> Description | None:
    """The description that DISCORD_OPENAPI names, if it does."""
    path = os.environ.get("DISCORD_OPENAPI")
    return Description(json.loads(Path(path).read_text("utf8"))) if path else None


def _words(error: ValidationError) -> str:
    return f"{'.'.join(map(str, error.instance_path)) or 'the body'}: {error.message[:1000]}"
