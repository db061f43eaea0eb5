/** All that is fetched when a match is over, and not before: a phone that plays need not wait for it. */

export { curtain } from "./curtain";
export { default as Curtain } from "./Curtain.svelte";
export { default as Ending } from "./Ending.svelte";
export { default as Result } from "./Result.svelte";
