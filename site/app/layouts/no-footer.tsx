import { Outlet, useLocation } from "react-router-dom";
import { onTheWayIn } from "./on-the-way-in.ts";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSite } from "./useSite.ts";

/** Header and page: signing in, registering and what belongs to them (T35). @source decision 39 */
export default function NoFooterLayout() {
  const site = onTheWayIn(useSite(), useLocation().search);
  return (
    <>
      <SiteHeader site={site} plain />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
