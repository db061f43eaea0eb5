"""Codes and tokens. A code is for saying aloud, a token for keeping secret; neither can be guessed."""

from __future__ import annotations

import hashlib
import hmac
import secrets

# Letters only, none that is taken for another one on a screen (I and L, U and V), and no vowels: no word comes out.
ALPHABET = "BCDFGHJKMNPQRSTWXZ"
CODE_LENGTH = 5


def new_code() -> str:
    return "".join(secrets.choice(ALPHABET) for _ in range(CODE_LENGTH))


def as_typed(code: str) -> str:
    """The code that somebody meant: in capitals, without spaces and dashes."""
    return "".join(sign for sign in code.upper() if sign.isalnum())[: CODE_LENGTH + 1]


def new_token() -> str:
    """128 random bits."""
    return secrets.token_urlsafe(16)


def hashed(token: str) -> str:
    """What is kept of a token. It has 128 random bits, so a plain hash is not to be turned back."""
    return hashlib.sha256(token.encode(errors="surrogatepass")).hexdigest()


def is_same(first: str, second: str) -> bool:
    """Compared in a time that does not tell how far they agree."""
    return hmac.compare_digest(first, second)
