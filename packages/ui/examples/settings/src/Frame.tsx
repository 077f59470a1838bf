import { OverlayProvider } from "@gk/ui/overlay";
import { SkipLink } from "@gk/ui/skip-link";
import { takeFocus } from "@gk/ui/take-focus";
import { ToastProvider } from "@gk/ui/toast";
import { UiProvider } from "@gk/ui/ui-provider";
import { type ReactNode, useEffect, useRef } from "react";
import { Outlet, ScrollRestoration, useLocation, useNavigate } from "react-router";
import { RouterLink } from "./RouterLink.tsx";

/** What is around each page: the language, the links, and a place for questions and toasts. */
export function Frame(): ReactNode {
  const navigate = useNavigate();
  return (
    <UiProvider locale="en-US" link={RouterLink}>
      <ToastProvider>
        <OverlayProvider onRedirect={(path) => void navigate(path)}>
          <SkipLink target="content" />
          <main id="content" tabIndex={-1}>
            <Outlet />
          </main>
          <HeadingFocus />
          <ScrollRestoration />
        </OverlayProvider>
      </ToastProvider>
    </UiProvider>
  );
}

/** Reads out the next page by its heading. The first page needs none: the browser has just read its title. */
function HeadingFocus(): null {
  const { pathname } = useLocation();
  const before = useRef(pathname);
  useEffect(() => {
    if (before.current === pathname) return undefined;
    before.current = pathname;
    return takeFocus(() => document.querySelector("h1"), { preventScroll: true });
  }, [pathname]);
  return null;
}
