"""The dependency audit never says that nothing is known where nobody could be asked."""

from __future__ import annotations

import json

import pytest

from tools.audit import NOT_ASKED, NOTHING_KNOWN, SOMETHING_KNOWN, Findings, in_client, in_lock, told

CLEAN = {"name": "aiohttp", "version": "3.14.5", "vulns": []}
SPOILT = {"name": "PyYAML", "version": "5.3", "vulns": [{"id": "CVE-2020-14343", "fix_versions": ["5.4"]}]}
LEFT_OUT = {"name": "rich", "skip_reason": "Dependency not found on the index and could not be audited: rich (14.0)"}


def python(*packages: object) -> Findings:
    return in_lock(json.dumps({"dependencies": packages, "fixes": []}), "")


@pytest.mark.parametrize(
    ("found", "ends"),
    [
        (python(CLEAN), NOTHING_KNOWN),
        (python(CLEAN, SPOILT), SOMETHING_KNOWN),
        (python(CLEAN, LEFT_OUT), NOT_ASKED),
        (python(SPOILT, LEFT_OUT), SOMETHING_KNOWN),
        (in_lock("", "Traceback …\nConnectionError: nobody is there"), NOT_ASKED),
        (in_lock("[]", ""), NOT_ASKED),
        (in_client('{"auditReportVersion": 2, "vulnerabilities": {}}', ""), NOTHING_KNOWN),
        (in_client('{"vulnerabilities": {"vite": {"range": "<6", "severity": "high"}}}', ""), SOMETHING_KNOWN),
        (in_client('{"message": "405 Method Not Allowed", "method": "POST"}', "npm error audit"), NOT_ASKED),
        (in_client("", "npm error code ENOTFOUND"), NOT_ASKED),
    ],
)
def test_an_audit_ends_with_what_it_knows(found: Findings, ends: int, capsys: pytest.CaptureFixture[str]) -> None:
    assert told({"a lock": found}) == ends
    said = capsys.readouterr().out
    assert ("not asked" in said) == bool(found.not_asked)
    assert all(advisory in said for advisory in found.known)
