/** What opens over a table when somebody asks for it: fetched then, and not before. */

export { default as Menu } from "./Menu.svelte";
export { default as PersonSheet } from "./PersonSheet.svelte";
export { default as Setup } from "./Setup.svelte";
