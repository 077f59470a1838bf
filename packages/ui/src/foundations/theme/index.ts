import "./global.css.ts";

export { media, zIndex } from "./media.ts";
export { vars } from "./vars.css.ts";
