import { ErrorPage } from "@gk/ui/error-page";
import { SkipLink } from "@gk/ui/skip-link";
import { DefaultFrame } from "../layouts/DefaultFrame.tsx";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";
import { errorWords, statusOf } from "./error-words.ts";

/** The page for what could not be shown, in the reader's language, with the way home. @source spec §2, §8 */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations();
  const status = statusOf(error);
  const { title, body } = errorWords(status);
  return (
    <>
      <title>{t(title)}</title>
      <meta name="robots" content="noindex" />
      <SkipLink target="main" />
      <DefaultFrame>
        <ErrorPage
          status={status}
          words={{ code: t("errorPage.code", { code: String(status) }), title: t(title), body: t(body) }}
          home={{ label: t("errorPage.backHome"), href: paths.home }}
          contact={{ label: t("errorPage.contact"), href: paths.contact }}
        />
      </DefaultFrame>
    </>
  );
}
