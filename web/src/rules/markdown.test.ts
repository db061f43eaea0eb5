import { expect, test } from "vitest";
import { parse } from "./markdown";

const plain = (text: string) => ({ text, mark: null });

test("blocks are headings, prose, lists and tables", () => {
  const page = "# Bluff\n\nTwo\nlines.\n\n## Goal\n\n- one\n  more\n- two\n\n1. first\n2. second\n\n| a | b |\n|---|---|\n| c | d |\n";
  expect(parse(page)).toEqual([
    { kind: "title", spans: [plain("Bluff")] },
    { kind: "prose", spans: [plain("Two lines.")] },
    { kind: "heading", spans: [plain("Goal")] },
    { kind: "points", items: [[plain("one more")], [plain("two")]] },
    { kind: "steps", items: [[plain("first")], [plain("second")]] },
    { kind: "table", head: [[plain("a")], [plain("b")]], rows: [[[plain("c")], [plain("d")]]] },
  ]);
});

test("bold, italic and code are marked; a mark that is not closed is a sign like any other", () => {
  expect(parse("**B5** or *Out*, `wait`; 2 * 3")).toEqual([
    {
      kind: "prose",
      spans: [
        { text: "B5", mark: "b" },
        plain(" or "),
        { text: "Out", mark: "i" },
        plain(", "),
        { text: "wait", mark: "code" },
        plain("; 2 "),
        plain("*"),
        plain(" 3"),
      ],
    },
  ]);
});

test("quotation marks lean", () => {
  expect(parse(`Say "Out", don't (or "not").`)).toEqual([{ kind: "prose", spans: [plain("Say “Out”, don’t (or “not”).")] }]);
});

test("HTML is a text", () => {
  expect(parse("<img src=x onerror=alert(1)>")).toEqual([{ kind: "prose", spans: [plain("<img src=x onerror=alert(1)>")] }]);
});
