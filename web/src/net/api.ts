/** The server over HTTP: every route of the wire, with what it takes and gives. */

import type { Api, Failed, RemarkShown } from "../wire";

type Route = keyof Api;
type Takes<R extends Route> = Api[R] extends { takes: infer T } ? T : undefined;
type Gives<R extends Route> = Api[R]["gives"];

interface Ask<R extends Route> {
  /** What stands for the parts of the route in braces. */
  at?: Record<string, string | number>;
  body?: Takes<R>;
  query?: object;
  token?: string | null;
}

/** The server says no, or cannot be reached (`unreachable`). */
export class Declined extends Error {
  constructor(
    readonly code: string,
    text: string,
    readonly args: Record<string, unknown> = {},
    readonly remarks: RemarkShown[] = [],
  ) {
    super(text);
  }
}

/** What others in the same network or a table that moves keep from being done just now: nothing was, and it is worth asking again. */
const COMES_AGAIN = new Set(["in_line", "moving"]);
/** How often it is asked again by itself where others stand in line, and after how many seconds if none are said. */
const TRIES_IN_LINE = 20;
const RETRY_AFTER = 3;

class InLine extends Declined {
  constructor(
    refused: Declined,
    readonly seconds: number,
  ) {
    super(refused.code, refused.message, refused.args);
  }
}

export async function ask<R extends Route>(route: R, asked: Ask<R> = {}): Promise<Gives<R>> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await askOnce(route, asked);
    } catch (error) {
      if (!(error instanceof InLine) || tries === TRIES_IN_LINE) throw error;
      const pause = error.seconds * (0.5 + Math.random()) * 1_000; // not the whole class at the same moment
      await new Promise((resolve) => setTimeout(resolve, pause));
    }
  }
}

async function askOnce<R extends Route>(route: R, { at = {}, body, query, token }: Ask<R>): Promise<Gives<R>> {
  const [method, path] = route.split(" ") as [string, string];
  const headers: Record<string, string> = token ? { Authorization: `Bearer ${token}` } : {};
  const asIs = body instanceof Blob;
  if (body !== undefined && !asIs) headers["Content-Type"] = "application/json";
  let answer: Response;
  try {
    answer = await fetch(filled(path, at) + asQuery(query), {
      method,
      headers,
      body: body === undefined ? null : asIs ? body : JSON.stringify(body),
    });
  } catch {
    throw new Declined("unreachable", "The table cannot be reached.");
  }
  if (!answer.ok) throw await declined(answer);
  const json = answer.headers.get("Content-Type")?.includes("json");
  return (await (json ? answer.json() : answer.blob())) as Gives<R>;
}

function filled(path: string, at: Record<string, string | number>): string {
  return path.replace(/\{(\w+)\}/g, (_, part: string) => String(at[part]).split("/").map(encodeURIComponent).join("/"));
}

function asQuery(query: object = {}): string {
  const given = Object.entries(query).filter(([, value]) => value !== undefined && value !== null && value !== "");
  return given.length ? `?${new URLSearchParams(given.map(([name, value]) => [name, String(value)]))}` : "";
}

async function declined(answer: Response): Promise<Declined> {
  try {
    const { error, remarks } = (await answer.json()) as Failed;
    const refused = new Declined(error.code, error.text, error.args, remarks);
    return COMES_AGAIN.has(error.code) ? new InLine(refused, Number(answer.headers.get("Retry-After")) || RETRY_AFTER) : refused;
  } catch {
    return new Declined("fault", answer.statusText);
  }
}
