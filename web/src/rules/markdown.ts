/**
 * A Markdown parser for what our rules use: headings, prose, lists and tables, and in them bold, italic and code. It gives
 * data to draw, never HTML: whatever else stands in a text is shown as it is written.
 */

export interface Span {
  text: string;
  mark: "b" | "i" | "code" | null;
}

export type Block =
  | { kind: "title" | "heading" | "prose"; spans: Span[] }
  | { kind: "points" | "steps"; items: Span[][] }
  | { kind: "table"; head: Span[][]; rows: Span[][][] };

/** Blocks are set apart by an empty line; a list begins with the first of its items. */
export function parse(text: string): Block[] {
  return quoted(text).trim().split(/\n{2,}/).map(blockOf);
}

function blockOf(block: string): Block {
  const [, hashes, heading] = /^(##?) (.*)$/.exec(block) ?? [];
  if (hashes) return { kind: hashes === "#" ? "title" : "heading", spans: spansOf(heading!) };
  if (block.startsWith("|")) {
    const [head, , ...rows] = block.split("\n").map((row) => row.slice(1, -1).split("|").map((cell) => spansOf(cell.trim())));
    return { kind: "table", head: head!, rows };
  }
  if (/^(- |\d+\. )/.test(block)) {
    const items = block.split(/\n(?=- |\d+\. )/).map((item) => spansOf(item.replace(/^(- |\d+\. )/, "")));
    return { kind: block.startsWith("-") ? "points" : "steps", items };
  }
  return { kind: "prose", spans: spansOf(block) };
}

function spansOf(lines: string): Span[] {
  const found = lines.replace(/\n */g, " ").matchAll(/\*\*(.+?)\*\*|\*(.+?)\*|`(.+?)`|[^*`]+|[*`]/g);
  return [...found].map(([all, bold, italic, code]) => {
    if (bold) return { text: bold, mark: "b" };
    if (italic) return { text: italic, mark: "i" };
    return code ? { text: code, mark: "code" } : { text: all, mark: null };
  });
}

/** Quotation marks and apostrophes as they are printed, where they were typed straight. */
function quoted(text: string): string {
  return text.replace(/(^|[\s(])"/g, "$1“").replaceAll('"', "”").replaceAll("'", "’");
}
