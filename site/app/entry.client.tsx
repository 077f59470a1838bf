import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takePageWords } from "./words/PageWords.tsx";

takePageWords(document.documentElement.lang === "en-US" ? "en-US" : "zh-HK");
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
