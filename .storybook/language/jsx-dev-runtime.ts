import { Fragment, type JSX, jsxDEV as make } from "react/jsx-dev-runtime";
import { inSpoken } from "./spoken.ts";

/** As `jsx-runtime.ts`, while Storybook is developed. */
export const jsxDEV: typeof make = (type, props, ...place) => make(type, inSpoken(props), ...place);

export { Fragment, type JSX };
