import { calledName } from "@gk/domain";
import { CaregiverList } from "@gk/ui/caregiver-panel";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useAnswer } from "../../../../data/answers.ts";
import { Outcome } from "../../../../forms/Outcome.tsx";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { portraitOf } from "../covers.ts";
import { SharedActions } from "./SharedActions.tsx";
import { sharedQuery } from "./shared.ts";
import { acceptance, leaving } from "./submissions.ts";

/** The children whose parents share them with the member, to accept, look at and leave. @source decision 71 */
export function SharedChildren() {
  const t = useTranslations();
  const { data: shared } = useAnswer(sharedQuery);
  const accepting = useSubmission(acceptance, {});
  const leave = useSubmission(leaving, {});
  const accepted = accepting.isLatest ? accepting.outcome.say : undefined;
  const left = leave.isLatest ? leave.outcome.say : undefined;
  const trouble = accepting.trouble ?? leave.trouble;
  const done = accepted
    ? t("children.shared.accepted", { name: accepted.who })
    : left && t(left.isInvited ? "children.shared.declined" : "children.shared.left", { name: left.who });
  return (
    <>
      {shared.length > 0 && (
        <section aria-labelledby="shared">
          <Stack gap="4">
            <Heading level={2} size="3xl" id="shared">
              {t("children.shared.title")}
            </Heading>
            <Text>{t("children.shared.lead")}</Text>
            <Sheet>
              <CaregiverList
                people={shared.map((one) => ({
                  id: String(one.id),
                  name: named(calledName(one.child), t.locale),
                  email: named(t("children.shared.by", { parent: one.shared_by }), t.locale),
                  picture: portraitOf(one.child),
                  status: t(`children.shared.status.${one.status}`),
                  active: one.status === "active",
                  actions: <SharedActions of={one} accepting={accepting} leaving={leave} />,
                }))}
              />
            </Sheet>
          </Stack>
        </section>
      )}
      <Outcome
        busy={accepting.busy || leave.busy}
        news={done !== undefined && named(done, t.locale)}
        trouble={trouble && accepting.form.wordIssue(trouble)}
      />
    </>
  );
}
