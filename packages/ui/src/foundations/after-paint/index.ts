export { afterPaint } from "./after-paint.ts";
