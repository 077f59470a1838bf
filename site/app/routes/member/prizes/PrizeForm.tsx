import { calledName, formatDate, type IsoDate } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import { Form } from "@gk/ui/form";
import { PrizePicker, type PrizeTheme as ShownTheme } from "@gk/ui/prize-picker";
import { Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import type { Child, PrizeTheme } from "@gk/web";
import { useAnswer } from "../../../data/answers.ts";
import { Outcome } from "../../../forms/Outcome.tsx";
import { useSubmission } from "../../../forms/useSubmission.ts";
import { paths } from "../../../paths.ts";
import { useVisitor } from "../../../session/useVisitor.ts";
import { named } from "../../../words/named.tsx";
import { unparted } from "../../../words/unparted.ts";
import { type Translator, useTranslations } from "../../../words/words.ts";
import { PrizeNotice } from "./PrizeNotice.tsx";
import {
  agesOf,
  choiceQuery,
  isLocked,
  isOffered,
  isTooLate,
  prizeState,
  themePicture,
  themesQuery,
} from "./prizes.ts";
import { prizeChoice, prizeField } from "./submission.ts";

type Standing = {
  today: IsoDate;
  /** Whether the theme's certificate is still to be reached. */
  locked: boolean;
};

/** The name of the certificate stays on one line. */
const needed = (t: Translator, { certificate_tier: tier }: PrizeTheme) =>
  t("prizes.requirement", { tier: tier.name.replaceAll(" ", "\u00a0"), count: tier.silver_stars });

function shownTheme(t: Translator, theme: PrizeTheme, { today, locked }: Standing): ShownTheme {
  const offered = isOffered(theme, today);
  return {
    id: String(theme.id),
    name: theme.name,
    picture: themePicture(theme.slug),
    unavailable: !offered,
    description: offered ? theme.description : t("prizes.unavailable"),
    ...(offered && {
      facts: [
        t("prizes.theme.until", { date: formatDate(theme.deadline, t.locale) }),
        ...(locked ? [needed(t, theme)] : []),
      ],
    }),
    prizes: theme.stages.map(({ id, name, description, ages, availability }) => ({
      value: String(id),
      name,
      description,
      tags: [
        t("prizes.ages", { ages: agesOf(ages) }),
        ...(availability === "sold_out" ? [t("prizes.soldOut")] : []),
        ...(availability === "closed" ? [t("prizes.closed")] : []),
      ],
      ...(availability === "limited" && { limited: t("prizes.limited") }),
      unavailable: availability === "sold_out" || availability === "closed",
    })),
  };
}

/** Chooses a child's prize, or another one until the deadline. Its choice works before scripts too. */
export function PrizeForm({ child }: { child: Child }) {
  const t = useTranslations();
  const { today } = useVisitor();
  const { data: themes } = useAnswer(themesQuery);
  const { data: choice } = useAnswer(choiceQuery(child.id));
  const { form, outcome, busy } = useSubmission(
    prizeChoice,
    { childId: child.id },
    { postTo: paths.prizesOf(child.id) },
  );
  const state = prizeState(child, choice);
  const tooLate = isTooLate(state, themes, today);
  const open = (state === "none" && !tooLate) || state === "chosen";
  const kept = choice.prize_stage_id === null ? undefined : String(choice.prize_stage_id);
  const { typed, say } = outcome;
  return (
    <Stack gap="6">
      <Outcome
        busy={busy}
        news={say && named(t("prizes.success", { name: calledName(child), prize: say.prize }), t.locale)}
      />
      <PrizeNotice child={child} choice={choice} state={state} tooLate={tooLate} />
      <Form {...form} read={() => ({})} aria-label={unparted(t("prizes.title"))}>
        <PrizePicker
          name={prizeField}
          themes={themes.map((theme) => shownTheme(t, theme, { today, locked: isLocked(theme, child, state) }))}
          defaultValue={typed?.prize || kept}
          defaultTheme={typed?.theme}
          disabled={!open}
          unmarked
          actions={
            open ? (
              <>
                {kept !== undefined && (
                  <ButtonLink variant="quiet" href={paths.childPart(child.id, "prize")}>
                    {t("prizes.keep")}
                  </ButtonLink>
                )}
                <Button type="submit" variant="reward" busy={busy ? t("common.saving") : undefined}>
                  {t("prizes.submit")}
                </Button>
              </>
            ) : undefined
          }
          words={{
            theme: t("prizes.theme.label"),
            prize: t("prizes.stage.label"),
            choice: t("prizes.chosen"),
            none: t("prizes.none"),
          }}
        />
      </Form>
      <Text size="sm" tone="muted">
        {t("prizes.note")}
      </Text>
    </Stack>
  );
}
