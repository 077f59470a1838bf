import { calledName } from "@gk/domain";
import { Announced } from "@gk/ui/announced";
import { CaregiverList } from "@gk/ui/caregiver-panel";
import { Notice } from "@gk/ui/notice";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { useState } from "react";
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
  const [last, setLast] = useState<"accepted" | "left">();
  const accepting = useSubmission(acceptance, {}, { told: () => setLast("accepted") });
  const leave = useSubmission(leaving, {}, { told: () => setLast("left") });
  const accepted = last !== "left" ? accepting.outcome.say : undefined;
  const left = last !== "accepted" ? leave.outcome.say : undefined;
  const deed = [accepting, leave].find(({ isLatest, outcome }) => isLatest && outcome.formIssue);
  const failed = deed?.outcome.formIssue;
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
      <Announced>{done !== undefined && <Notice tone="success">{named(done, t.locale)}</Notice>}</Announced>
      <Outcome busy={accepting.busy || leave.busy} trouble={failed && accepting.form.wordIssue(failed)} />
    </>
  );
}
