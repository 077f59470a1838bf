import { Fragment, type JSX, jsx as makeOne, jsxs as makeSeveral } from "react/jsx-runtime";
import { inSpoken } from "./spoken.ts";

/** React's, in the language of the toolbar: stories are compiled to these (see `plugin.ts`). */
export const jsx: typeof makeOne = (type, props, key) => makeOne(type, inSpoken(props), key);
export const jsxs: typeof makeSeveral = (type, props, key) => makeSeveral(type, inSpoken(props), key);

export { Fragment, type JSX };
