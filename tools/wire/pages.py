"""The files that describe the wire, and who writes each."""

from __future__ import annotations

from tools.wire import ROOT, client, openapi, protocol, schema

PAGES = {
    protocol.PAGE: protocol.page,
    ROOT / "docs" / "openapi.json": openapi.page,
    ROOT / "docs" / "messages.schema.json": schema.page,
    ROOT / "web" / "src" / "wire.ts": client.page,
    ROOT / "web" / "src" / "rulings.ts": client.rulings,
    ROOT / "web" / "src" / "decks" / "forms.json": client.deck_forms,
}
