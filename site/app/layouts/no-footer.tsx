import { Outlet } from "react-router-dom";
import { SiteHeader } from "./SiteHeader.tsx";
import { useSite } from "./useSite.ts";

/** Header and page: signing in, registering and what belongs to them (T35). @source decision 39 */
export default function NoFooterLayout() {
  return (
    <>
      <SiteHeader site={useSite()} plain />
      <main id="main" tabIndex={-1}>
        <Outlet />
      </main>
    </>
  );
}
