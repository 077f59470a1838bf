import type { ReactNode } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

declare global {
  var mountPage: () => void;
}

/** Lets the measuring side mount the page when it is ready to. Out of sight, because the bare page has no styles to lay out. */
export function offerMount(page: ReactNode) {
  globalThis.mountPage = () => {
    const place = document.createElement("div");
    place.hidden = true;
    document.body.append(place);
    flushSync(() => createRoot(place).render(page));
  };
}
