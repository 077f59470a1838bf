import "@gk/ui/theme";
import { UiProvider } from "@gk/ui/ui-provider";
import { StrictMode } from "react";
import { createRoot } from "react-dom/client";
import { Page } from "./Page.tsx";

const root = document.getElementById("root");
if (!root) throw new Error("index.html has no place for the page.");

createRoot(root).render(
  <StrictMode>
    <UiProvider locale="en-US">
      <Page />
    </UiProvider>
  </StrictMode>,
);
