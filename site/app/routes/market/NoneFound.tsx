import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { looserIn } from "./applied.ts";
import type { MarketChoice } from "./choice.ts";

/** Where nothing fits: what to ask for less of. */
export function NoneFound({ choice }: { choice: MarketChoice }) {
  const t = useTranslations();
  const looser = looserIn(t, choice);
  return (
    <EmptyState picture={pictures.emptyResults} {...t.group("market.empty", ["title", "body"])}>
      {looser.map(({ id, label, href }) => (
        <ButtonLink key={id} href={href} variant="secondary">
          {label}
        </ButtonLink>
      ))}
      {looser.length !== 1 && (
        <ButtonLink href={paths.market} variant="quiet">
          {t("market.empty.reset")}
        </ButtonLink>
      )}
    </EmptyState>
  );
}
