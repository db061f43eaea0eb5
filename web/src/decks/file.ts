/** A file for the person to keep, as a browser gives one. */
export function give(content: Blob, name: string): void {
  const link = document.createElement("a");
  link.href = URL.createObjectURL(content);
  link.download = name;
  link.click();
  // The browser has not always begun to read it by the time that click() returns.
  setTimeout(() => URL.revokeObjectURL(link.href), 60_000);
}
