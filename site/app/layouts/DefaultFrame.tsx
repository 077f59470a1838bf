import { BackToTop } from "@gk/ui/back-to-top";
import type { ReactNode } from "react";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSite } from "./useSite.ts";

/** Header, page, footer. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <SiteFooter site={site} />
      <BackToTop />
    </>
  );
}
