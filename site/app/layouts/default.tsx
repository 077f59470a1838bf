import { BackToTop } from "@gk/ui/back-to-top";
import { Outlet } from "react-router";
import { SiteFooter } from "./SiteFooter.tsx";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSite } from "./useSite.ts";

/** Header, page, footer: every page that is not one of the small flows. @source spec §2, decision 39 */
export default function DefaultLayout() {
  const site = useSite();
  return (
    <>
      <SiteHeader site={site} />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
      <SiteFooter site={site} />
      <BackToTop />
    </>
  );
}
