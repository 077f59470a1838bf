import { startTransition } from "react";
import { hydrateRoot } from "react-dom/client";
import { HydratedRouter } from "react-router/dom";
import { type Area, loadMessages } from "./words/catalogue.ts";

const { lang, dataset } = document.documentElement;
const areas = (dataset["areas"] ?? "").split(" ").filter(Boolean) as Area[];

await loadMessages(lang === "en-US" ? "en-US" : "zh-HK", areas);
startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
