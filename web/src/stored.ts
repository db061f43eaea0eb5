/** Things kept on this device under a name. A browser that keeps nothing (private, full) is no reason to stop. */

const PREFIX = "parlour.";

export function stored<T>(name: string, where: "device" | "tab" = "device"): T | null {
  try {
    const text = kept(where).getItem(PREFIX + name);
    return text === null ? null : (JSON.parse(text) as T);
  } catch {
    return null;
  }
}

export function store(name: string, value: unknown, where: "device" | "tab" = "device"): void {
  try {
    if (value === null) kept(where).removeItem(PREFIX + name);
    else kept(where).setItem(PREFIX + name, JSON.stringify(value));
  } catch {
    /* then it lasts as long as the page */
  }
}

function kept(where: "device" | "tab"): Storage {
  return where === "device" ? localStorage : sessionStorage;
}
