import { BackToTop } from "@gk/ui/back-to-top";
import type { ReactNode } from "react";
import { BelowFirstView } from "../words/BelowFirstView.tsx";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSite } from "./useSite.ts";

/** Header, page, footer. */
export function DefaultFrame({ children }: { children: ReactNode }) {
  const site = useSite();
  const { path, visitor } = site;
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        {children}
      </main>
      <BelowFirstView>
        <SiteFooter path={path} timeline={visitor.timeline} today={visitor.today} />
      </BelowFirstView>
      <BackToTop />
    </>
  );
}
