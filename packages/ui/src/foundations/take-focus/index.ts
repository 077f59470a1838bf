export { takeFocus } from "./take-focus.ts";
