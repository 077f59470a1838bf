import { setNonce } from "get-nonce";
import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { takePageWords } from "./words/PageWords.tsx";

// What locks the page's scrolling behind a pop-up writes a style element, which needs the response's nonce.
const nonce = document.querySelector<HTMLScriptElement>("script[nonce]")?.nonce;
if (nonce) setNonce(nonce);

takePageWords(document.documentElement.lang === "en-US" ? "en-US" : "zh-HK");
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
