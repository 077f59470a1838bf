import { localizePath } from "@gk/domain";
import { pictures } from "@gk/ui/pictures";
import "@gk/ui/theme";
import { UiProvider } from "@gk/ui/ui-provider";
import { type ReactNode, useMemo } from "react";
import { Links, Scripts, ScrollRestoration, useMatches } from "react-router-dom";
import type { Route } from "./+types/root";
import { fillAnswers } from "./data/fill-answers.ts";
import { Failure } from "./errors/Failure.tsx";
import { useMissingChunk } from "./errors/useMissingChunk.ts";
import "./fonts/generated/fonts.css";
import { Arrival } from "./layouts/Arrival.tsx";
import { placeKey } from "./layouts/same-place.ts";
import { useLocale } from "./locale/locale.ts";
import { PageMoves } from "./locale/PageMoves.tsx";
import { RouterLink } from "./locale/RouterLink.tsx";
import { paths } from "./paths.ts";
import { catalogue, spoken } from "./words/catalogue.ts";
import { OtherLanguage } from "./words/OtherLanguage.tsx";
import { PageWords } from "./words/PageWords.tsx";
import { pageOfRoute } from "./words/page-of-route.ts";
import { createTranslator, Translation } from "./words/words.ts";

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: pictures.logoSymbol.src }];

export const clientMiddleware = [fillAnswers];

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
        <Links />
        <link rel="manifest" href={localizePath(paths.manifest, locale)} />
      </head>
      <body>
        <Translation value={t}>
          <UiProvider locale={locale} link={RouterLink}>
            <PageMoves>
              {missing ? <Failure missing={missing} /> : children}
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

/** Everything that a page shows is its layouts', so that an error never takes the document with it. */
export { Outlet as default } from "react-router-dom";

/** For what fails around the pages, of which each has its own way to say so. */
export { Failure as ErrorBoundary } from "./errors/Failure.tsx";
