import { hongKongToday } from "@gk/domain";
import { useMemo } from "react";
// oxlint-disable-next-line no-restricted-imports -- for all pages
import { useRouteLoaderData } from "react-router-dom";
import type { Visitor } from "./visitor.server.ts";

/** Nobody known, on the day that the clock says. */
const stranger = (): Visitor => ({ member: null, promotion: true, today: hongKongToday(Date.now()) });

/** Who looks at the page; nobody known where not even that could be read. */
export function useVisitor(): Visitor {
  const visitor = useRouteLoaderData<Visitor>("site");
  return useMemo(() => visitor ?? stranger(), [visitor]);
}
