// oxlint-disable-next-line no-restricted-imports -- for all pages
import { useRouteLoaderData } from "react-router-dom";
import type { Visitor } from "./visitor.server.ts";

const unknown: Visitor = { member: null, promotion: true, today: "2020-01-01" };

/** Who looks at the page; nobody known where not even that could be read. */
export const useVisitor = (): Visitor => useRouteLoaderData<Visitor>("root") ?? unknown;
