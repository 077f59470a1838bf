import type { Plugin } from "vite";
import { base } from "../../packages/ui/src/foundations/theme/generated/base.ts";
import { light } from "../../packages/ui/src/foundations/theme/generated/light.ts";

type Tokens = { readonly [name: string]: string | Tokens };

const namesOf = (tokens: Tokens, path: string): string[] =>
  Object.entries(tokens).flatMap(([key, token]) =>
    typeof token === "string" ? `${path}-${key}` : namesOf(token, `${path}-${key}`),
  );

/** By its place among all tokens, so that a name is the same in every file. */
const short = new Map(
  namesOf({ ...base, color: light }, "--gk").map((name, place) => [name, `--${place.toString(36)}`]),
);

/**
 * Custom properties that the tokens name, called by two characters in what is sent. Each has a name that says its role,
 * which people and other sites go by (`@gk/ui/theme`); the first view of a page waits for all of them.
 */
export const withShortProperties = (css: string): string =>
  css.replaceAll(/--gk-[\w-]+/g, (name) => short.get(name) ?? name);

/** Renames them in the styles that pages are built of. While the site is developed they keep the names of the tokens. */
export const shortProperties = (): Plugin => ({
  name: "gk:short-properties",
  apply: "build",
  enforce: "pre",
  transform: { filter: { id: /\.vanilla\.css$/ }, handler: withShortProperties },
});
