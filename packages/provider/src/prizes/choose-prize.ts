import { formatDate, prizeChoiceRefusal } from "@gk/domain";
import { eq } from "drizzle-orm";
import { type ChildRow, lockOwnChild } from "../children/own-child.ts";
import type { Database } from "../database/database.ts";
import { prizeChoices, prizeStages, prizeThemes } from "../database/schema/index.ts";
import type { Handler, MemberContext } from "../http/handler.ts";
import { notFound, refused } from "../http/refusal.ts";
import { answer } from "../http/reply.ts";
import type { Letter } from "../mail/compose.ts";
import { oweLetter } from "../mail/owe-mail.ts";
import { whyLine } from "../mail/why-line.ts";
import { withMails } from "../mail/with-mails.ts";
import { mailWords } from "../mail/words.ts";
import { isPremium } from "../subscriptions/premium.ts";
import { type Chosen, chosenPrize, findChosen } from "./chosen-prize.ts";

/** Chooses a child's prize, or another one. Each reason not to has its own code (T109). */
export const choosePrize: Handler<"choosePrize"> = async ({ params, body }, context) => {
  const { user, today, now } = context;
  const child = await withMails(context, async (transaction) => {
    const own = await lockOwnChild(transaction, user, params.id);
    const chosen = await findChosen(transaction, own.id);
    const next = await findStage(transaction, body.prize_stage_id);
    const refusal = prizeChoiceRefusal({
      today,
      isPremium: await isPremium(transaction, own.id, today),
      chosen: chosen
        ? { stageId: chosen.stage.id, deadline: chosen.theme.deadline, isRedeemed: chosen.choice.redeemedAt !== null }
        : null,
      wanted: { stageId: next.stage.id, deadline: next.theme.deadline, availability: next.stage.availability },
    });
    if (refusal) throw refused(refusal);
    const choice = { prizeStageId: next.stage.id, chosenAt: now };
    await transaction
      .insert(prizeChoices)
      .values({ childId: own.id, ...choice })
      .onConflictDoUpdate({ target: prizeChoices.childId, set: choice });
    await oweLetter(transaction, context, user, confirmation(context, own, next));
    return own;
  });
  return answer(await chosenPrize(child, context));
};

async function findStage(transaction: Database, id: number): Promise<Pick<Chosen, "stage" | "theme">> {
  const [found] = await transaction
    .select({ stage: prizeStages, theme: prizeThemes })
    .from(prizeStages)
    .innerJoin(prizeThemes, eq(prizeThemes.id, prizeStages.themeId))
    .where(eq(prizeStages.id, id));
  if (!found) throw notFound();
  return found;
}

function confirmation(
  { locale, user }: MemberContext,
  { name }: ChildRow,
  { stage, theme }: Pick<Chosen, "stage" | "theme">,
): Letter {
  const date = formatDate(theme.deadline, locale);
  return {
    name: user.name,
    subject: mailWords.text(locale, "mail.prize.subject", { name }),
    paragraphs: [mailWords.text(locale, "mail.prize.body", { name, prize: stage.name[locale], date })],
    footer: [whyLine(locale)],
  };
}
