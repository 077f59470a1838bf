import { prizeChoiceSchema } from "@gk/domain";
import { textIn } from "@gk/ui/form";
import type { Trouble } from "../../../forms/issues.ts";
import { submission } from "../../../forms/submission.ts";

/** The prize's field; `_theme` and `_shown` beside it say which theme was picked and whose prizes showed. */
export const prizeField = "prize_stage_id";

/** What a form that comes again goes on from. */
export type PrizeTyped = { prize: string; theme: string };

/** What is refused about the prize itself, and not about the child or the year. */
const ofThePrize: readonly (string | undefined)[] = ["same", "soldOut", "deadline", "empty", "needsCertificate"].map(
  (code) => `prize.${code}`,
);

/** Beside the prizes stands what another prize would mend. */
export const besidePrizes = ({ issues, formIssue }: Trouble): Trouble =>
  formIssue && ofThePrize.includes(formIssue.code)
    ? { issues: [...(issues ?? []), { ...formIssue, field: prizeField }] }
    : { ...(issues && { issues }), ...(formIssue && { formIssue }) };

const themeOf = (form: FormData) => textIn(form, `${prizeField}_theme`);

/**
 * Chooses a child's prize, or another one. Before scripts a theme that is picked shows its prizes only when the form
 * comes again, so it is answered by that, and nothing is chosen yet.
 */
export const prizeChoice = submission({
  name: "prize",
  read: (form) => ({
    [prizeField]: themeOf(form) === textIn(form, `${prizeField}_shown`) ? textIn(form, prizeField) : "",
  }),
  typed: (form): PrizeTyped => ({ prize: textIn(form, prizeField), theme: themeOf(form) }),
  schema: prizeChoiceSchema,
  send: (client, body, { childId: id }: { childId: number }) => client.choosePrize({ params: { id }, body }),
  place: besidePrizes,
  after: ({ data }) => ({ say: { prize: data.stage?.name ?? "" } }),
  reads: ["getPrizeChoice", "listChildren", "getChild"],
});
