export { anchorPauseMs, anchorRetries, scrollToAnchor } from "./scroll-to-anchor.ts";
