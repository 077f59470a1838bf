export type { Answer } from "./answer.ts";
