export * from "./call.ts";
export { type CallName, callNames, calls } from "./calls/index.ts";
