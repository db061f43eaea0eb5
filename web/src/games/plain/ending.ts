export { ending } from "./words";
