import { localizePath } from "@gk/domain";
import { pictures } from "@gk/ui/illustration";
import { OverlayProvider } from "@gk/ui/overlay";
import { SkipLink } from "@gk/ui/skip-link";
import "@gk/ui/theme";
import { UiProvider } from "@gk/ui/ui-provider";
import { type ReactNode, useMemo } from "react";
import { RawIntlProvider } from "react-intl";
import {
  Links,
  Meta,
  Outlet,
  Scripts,
  ScrollRestoration,
  type ShouldRevalidateFunctionArgs,
  useMatches,
  useNavigate,
} from "react-router";
import { SWRConfig } from "swr";
import type { Route } from "./+types/root";
import { fallbackOf } from "./data/answers.ts";
import { ErrorScreen } from "./errors/ErrorScreen.tsx";
import { LastResort } from "./errors/LastResort.tsx";
import { useMissingChunk } from "./errors/useMissingChunk.ts";
import "./fonts/generated/fonts.css";
import { isInOtherLanguage, placeKey } from "./layouts/same-place.ts";
import { useAnchor } from "./layouts/useAnchor.ts";
import { useLocale, useLocalize } from "./locale/locale.ts";
import { RouterLink } from "./locale/RouterLink.tsx";
import { paths } from "./paths.ts";
import { visitor } from "./session/visitor.server.ts";
import { areasOfRoute } from "./words/areas.ts";
import { catalogue } from "./words/catalogue.ts";
import { PageWords } from "./words/PageWords.tsx";
import { useOtherLanguage } from "./words/useOtherLanguage.ts";
import { intlOf } from "./words/words.ts";

export const links: Route.LinksFunction = () => [{ rel: "icon", type: "image/svg+xml", href: pictures.logoSymbol.src }];

export const loader = ({ context }: Route.LoaderArgs) => visitor(context);

/** Who is there is asked with each move, but the same page in another language is for the same person. */
export const shouldRevalidate = ({ currentUrl, nextUrl, defaultShouldRevalidate }: ShouldRevalidateFunctionArgs) =>
  !isInOtherLanguage(currentUrl, nextUrl) && defaultShouldRevalidate;

/** The language and its words, for the page and for what stands around it. */
function useSpeech() {
  const locale = useLocale();
  const matches = useMatches();
  const route = matches.at(-1)?.id ?? "";
  const areas = useMemo(() => areasOfRoute(route), [route]);
  const words = catalogue(locale);
  const intl = useMemo(() => intlOf(locale, words), [locale, words]);
  useOtherLanguage(locale, areas);
  return { locale, areas, intl };
}

export function Layout({ children }: { children: ReactNode }) {
  const { locale, areas, intl } = useSpeech();
  const missing = useMissingChunk();
  return (
    <html lang={locale}>
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <Meta />
        <Links />
        <link rel="manifest" href={localizePath(paths.manifest, locale)} />
      </head>
      <body>
        <RawIntlProvider value={intl}>
          <UiProvider locale={locale} link={RouterLink}>
            {missing ? <Failure error={missing} /> : children}
          </UiProvider>
        </RawIntlProvider>
        <PageWords locale={locale} areas={areas} />
        <ScrollRestoration getKey={placeKey} />
        <Scripts />
      </body>
    </html>
  );
}

export default function Root() {
  const matches = useMatches();
  const navigate = useNavigate();
  const localize = useLocalize();
  useAnchor();
  return (
    <SWRConfig value={{ fallback: fallbackOf(matches), revalidateOnFocus: false, revalidateIfStale: false }}>
      <OverlayProvider onRedirect={(path) => void navigate(localize(path))}>
        <SkipLink target="main" />
        <Outlet />
      </OverlayProvider>
    </SWRConfig>
  );
}

/** Whatever a page fails with, in the same document: the real status is the response's (decision 7). */
export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return <Failure error={error} />;
}

function Failure({ error }: { error: unknown }) {
  return (
    <LastResort locale={useLocale()}>
      <ErrorScreen error={error} />
    </LastResort>
  );
}
