import { Button } from "@gk/ui/button";
import { ErrorPage } from "@gk/ui/error-page";
import { SkipLink } from "@gk/ui/skip-link";
import { useLocation } from "react-router-dom";
import { DefaultFrame } from "../layouts/DefaultFrame.tsx";
import { paths } from "../paths.ts";
import { unparted } from "../words/unparted.ts";
import { useTranslations } from "../words/words.ts";
import { errorWords, statusOf } from "./error-words.ts";
import { type Posted, postedTo } from "./posted.ts";

/** The page for what could not be shown, in the reader's language, with the way home. @source spec §2, §8 */
export function ErrorScreen({ error }: { error: unknown }) {
  const t = useTranslations();
  const status = statusOf(error);
  const words = t.group(`errorPage.${errorWords(status)}`, ["title", "body"]);
  const posted = postedTo(error);
  return (
    <>
      {/* Headings have marks between their words. */}
      <title>{unparted(words.title)}</title>
      <meta name="robots" content="noindex" />
      <SkipLink target="main" />
      <DefaultFrame>
        <ErrorPage
          status={status}
          words={{
            ...words,
            code: t("errorPage.code", { code: String(status) }),
            ...(posted ? { body: t("errorPage.posted") } : {}),
          }}
          home={{ label: t("errorPage.backHome"), href: paths.home }}
          contact={{ label: t("errorPage.contact"), href: paths.contact }}
        >
          {posted && <SendAgain posted={posted} />}
          {status === undefined && (
            <Button size="lg" onClick={() => location.reload()}>
              {t("errorPage.tryAgain")}
            </Button>
          )}
        </ErrorPage>
      </DefaultFrame>
    </>
  );
}

/** Posts the same form to the same page once more, by the browser itself. */
function SendAgain({ posted }: { posted: Posted }) {
  const t = useTranslations();
  const { pathname, search } = useLocation();
  return (
    <form method="post" action={pathname + search}>
      {posted.map(([name, value], place) => (
        <input key={`${name} ${place}`} type="hidden" name={name} value={value} />
      ))}
      <Button type="submit" size="lg">
        {t("errorPage.sendAgain")}
      </Button>
    </form>
  );
}
