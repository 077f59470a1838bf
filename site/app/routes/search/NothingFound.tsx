import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { type Asked, searchHref } from "./asked.ts";

type NothingFoundProps = {
  asked: Asked;
  /** Whether another kind has something. */
  elsewhere: boolean;
};

/** Where nothing is found: what to try. */
export function NothingFound({ asked, elsewhere }: NothingFoundProps) {
  const t = useTranslations();
  return (
    <EmptyState picture={pictures.emptyResults} {...t.group("search.empty", ["title", "body"])}>
      {elsewhere ? (
        <ButtonLink href={searchHref({ ...asked, kind: undefined })}>{t("search.empty.all")}</ButtonLink>
      ) : (
        <>
          <ButtonLink href={paths.faq} variant="secondary">
            {t("nav.faq")}
          </ButtonLink>
          <ButtonLink href={paths.tips} variant="secondary">
            {t("nav.tips")}
          </ButtonLink>
          <ButtonLink href={paths.contact} variant="quiet">
            {t("nav.contact")}
          </ButtonLink>
        </>
      )}
    </EmptyState>
  );
}
