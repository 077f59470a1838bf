import { OverlayProvider } from "@gk/ui/overlay";
import { pictures } from "@gk/ui/pictures";
import { SkipLink } from "@gk/ui/skip-link";
import { useMemo } from "react";
import { Outlet, useMatches, useNavigate } from "react-router-dom";
import { SWRConfig } from "swr";
import { fallbackOf } from "../data/answers.ts";
import { DocumentHead } from "../data/DocumentHead.tsx";
import { useLocalize } from "../locale/locale.ts";
import { visitor } from "../session/visitor.server.ts";
import { HeadlinesProvider } from "../words/headlines.tsx";
import type { Route } from "./+types/site";

export const loader = ({ context }: Route.LoaderArgs) => visitor(context);

/** Who tells what an alert says. */
const birds = { info: pictures.mascotStand, success: pictures.mascotCheer, error: pictures.mascotThink };

/** What stands around every page, whichever layout it has. */
export default function SiteLayout() {
  const matches = useMatches();
  const navigate = useNavigate();
  const localize = useLocalize();
  const reading = useMemo(
    () => ({ fallback: fallbackOf(matches), revalidateOnFocus: false, revalidateIfStale: false }),
    [matches],
  );
  return (
    <HeadlinesProvider matches={matches}>
      <SWRConfig value={reading}>
        <OverlayProvider onRedirect={(path) => void navigate(localize(path))} pictures={birds}>
          <DocumentHead />
          <SkipLink target="main" />
          <Outlet />
        </OverlayProvider>
      </SWRConfig>
    </HeadlinesProvider>
  );
}

/**
 * Whatever a page fails with, in the same document: the real status is the response's (decision 7). Below the document's
 * own layout, which the router would draw anew with the error: for a moment the page would have none of its styles.
 */
export { Failure as ErrorBoundary } from "../errors/Failure.tsx";
