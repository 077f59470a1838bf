import type { Module } from "./module.ts";

/** The names of a module's stories. */
export const storiesIn = ({ text }: Module): string[] =>
  [...text.matchAll(/^export const (\w+): Story\b/gm)].map(([, name = ""]) => name);
