/** Where the person is: the path names a table by its code, and what stands behind # is a page. */

const CODE = /^\/([A-Za-z]{5})$/;

export type Place =
  | { at: "table"; code: string; ticket: string | null; screen: boolean }
  | { at: "page"; page: string; rest: string }
  | { at: "nowhere" };

function here(): Place {
  const code = CODE.exec(location.pathname)?.[1]?.toUpperCase();
  const hash = location.hash.slice(1);
  if (code && !hash.startsWith("/")) {
    const screen = hash === "screen";
    return { at: "table", code, ticket: hash && !screen ? hash : null, screen };
  }
  if (!code && location.pathname !== "/") return { at: "nowhere" };
  const [page = "", ...rest] = hash.replace(/^\//, "").split("/");
  return { at: "page", page, rest: rest.join("/") };
}

let place = $state.raw<Place>(here());

function look(): void {
  place = here();
}

addEventListener("popstate", look);
addEventListener("hashchange", look);

export const route = {
  get place(): Place {
    return place;
  },
};

/** Go to a page (`/#/rules`) or a table (`/KQRTW`). */
export function go(path: string, { instead = false } = {}): void {
  history[instead ? "replaceState" : "pushState"](null, "", path);
  look();
  scrollTo(0, 0);
}
