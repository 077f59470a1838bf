import { localizePath } from "@gk/domain";
import { OverlayProvider } from "@gk/ui/overlay";
import { pictures } from "@gk/ui/pictures";
import { SkipLink } from "@gk/ui/skip-link";
import "@gk/ui/theme";
import { UiProvider } from "@gk/ui/ui-provider";
import { type ReactNode, useMemo } from "react";
import { Links, Outlet, Scripts, ScrollRestoration, useMatches, useNavigate } from "react-router-dom";
import { SWRConfig } from "swr";
import type { Route } from "./+types/root";
import { fallbackOf } from "./data/answers.ts";
import { DocumentHead } from "./data/DocumentHead.tsx";
import { fillAnswers } from "./data/fill-answers.ts";
import { ErrorScreen } from "./errors/ErrorScreen.tsx";
import { LastResort } from "./errors/LastResort.tsx";
import { useMissingChunk } from "./errors/useMissingChunk.ts";
import "./fonts/generated/fonts.css";
import { Arrival } from "./layouts/Arrival.tsx";
import { placeKey } from "./layouts/same-place.ts";
import { useLocale, useLocalize } from "./locale/locale.ts";
import { PageMoves } from "./locale/PageMoves.tsx";
import { RouterLink } from "./locale/RouterLink.tsx";
import { paths } from "./paths.ts";
import { visitor } from "./session/visitor.server.ts";
import { catalogue, spoken } from "./words/catalogue.ts";
import { HeadlinesProvider } from "./words/headlines.tsx";
import { OtherLanguage } from "./words/OtherLanguage.tsx";
import { PageWords } from "./words/PageWords.tsx";
import { pageOfRoute } from "./words/page-of-route.ts";
import { createTranslator, Translation } from "./words/words.ts";

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: pictures.logoSymbol.src }];

export const clientMiddleware = [fillAnswers];

export const loader = ({ context }: Route.LoaderArgs) => visitor(context);

/** The language and its words, for the page and for what stands around it. */
function useSpeech() {
  const locale = spoken(useLocale());
  const page = pageOfRoute(useMatches().at(-1)?.id);
  const words = catalogue(locale);
  const t = useMemo(() => createTranslator(locale, words), [locale, words]);
  return { locale, page, t };
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, page, t } = useSpeech();
  const missing = useMissingChunk();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        {!missing && <DocumentHead />}
        <Links />
        <link rel="manifest" href={localizePath(paths.manifest, locale)} />
      </head>
      <body>
        <Translation value={t}>
          <UiProvider locale={locale} link={RouterLink}>
            <PageMoves>
              {missing ? <Failure error={missing} /> : children}
              <Arrival />
            </PageMoves>
          </UiProvider>
        </Translation>
        <PageWords locale={locale} page={page} />
        <OtherLanguage locale={locale} page={page} />
        <ScrollRestoration getKey={placeKey} />
        <Scripts />
      </body>
    </html>
  );
}

/** Who tells what an alert says. */
const birds = { info: pictures.mascotStand, success: pictures.mascotCheer, error: pictures.mascotThink };

export default function Root() {
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
          <SkipLink target="main" />
          <Outlet />
        </OverlayProvider>
      </SWRConfig>
    </HeadlinesProvider>
  );
}

/** Whatever a page fails with, in the same document: the real status is the response's (decision 7). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  return (
    <LastResort locale={spoken(useLocale())}>
      <ErrorScreen error={error} />
    </LastResort>
  );
}
