import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takingAhead } from "./data/ask-ahead.ts";
import { limitFetch } from "./data/limit-fetch.ts";
import { measureVitals } from "./vitals/measure.ts";
import { takePageWords } from "./words/PageWords.tsx";

takePageWords(document.documentElement.lang === "en-US" ? "en-US" : "zh-HK");
// The router takes no other one.
window.fetch = takingAhead(limitFetch(window.fetch));
startTransition(() => {
  // A move shows in one go: in slices it would come after the frames between them, and after a second drawing of each link.
  hydrateRoot(document, <HydratedRouter useTransitions={false} />);
});
void measureVitals();
