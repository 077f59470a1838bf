import { ButtonLink } from "@gk/ui/button";
import { CaregiverForm } from "@gk/ui/caregiver-form";
import { CaregiverPanel } from "@gk/ui/caregiver-panel";
import { calledName, caregiverQuotaRefusal } from "@gk/domain";
import { pictures } from "@gk/ui/pictures";
import type { Child } from "@gk/web";
import { useState } from "react";
import { Outcome } from "../../../../forms/Outcome.tsx";
import { SubmissionName } from "../../../../forms/SubmissionName.tsx";
import { useSuggestEmail } from "../../../../forms/useSuggestEmail.ts";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { named } from "../../../../words/named.tsx";
import { useTranslations } from "../../../../words/words.ts";
import { RemoveCaregiver } from "./RemoveCaregiver.tsx";
import { invitation, removal } from "./submissions.ts";

/** The accounts that share a child; a premium child can have as many as its plan says (spec §5; decision 20). */
export function Caregivers({ child }: { child: Child }) {
  const t = useTranslations();
  const { member } = useVisitor();
  const suggestEmail = useSuggestEmail();
  const to = { postTo: paths.childPart(child.id, "caregivers") };
  const [invitations, setInvitations] = useState(0);
  const told = () => setInvitations((before) => before + 1);
  const inviting = useSubmission(invitation, { childId: child.id }, { ...to, told });
  const removing = useSubmission(removal, { childId: child.id }, to);
  const people = child.caregiver_users;
  const max = child.subscription?.max_caregivers ?? 0;
  const refusal = caregiverQuotaRefusal({
    isPremium: child.is_premium,
    caregivers: people.length,
    maxCaregivers: max,
  });
  const invited = inviting.isLatest ? inviting.outcome.say : undefined;
  const removed = removing.isLatest ? removing.outcome.say : undefined;
  return (
    <>
      <CaregiverPanel
        people={[
          {
            id: "you",
            name: named(member?.name ?? "", t.locale),
            email: t("caregiver.you"),
            picture: pictures.avatarEmpty,
          },
          ...people.map((one) => ({
            id: String(one.id),
            name: named(one.name ?? one.email, t.locale),
            email: one.name === null ? "" : one.email,
            picture: pictures.avatarEmpty,
            status: t(`caregiver.status.${one.status}`),
            active: one.status === "active",
            actions: <RemoveCaregiver caregiver={one} child={child} sending={removing} />,
          })),
        ]}
        form={
          refusal === undefined ? (
            <CaregiverForm
              suggestEmail={suggestEmail}
              // An address is typed anew for each invitation, whatever becomes of the others.
              key={invitations}
              {...inviting.form}
              wordIssue={(issue) =>
                inviting.form.wordIssue({ ...issue, params: { ...issue.params, name: calledName(child), max } })
              }
              defaultValues={inviting.outcome.typed}
              words={{
                email: t("caregiver.email.label"),
                emailHint: t("caregiver.email.hint"),
                submit: t("caregiver.add"),
                submitting: t("common.sending"),
              }}
            >
              <SubmissionName of={invitation} />
            </CaregiverForm>
          ) : undefined
        }
        refusal={
          refusal === "childNotPremium"
            ? named(t("caregiver.premiumOnly", { name: calledName(child) }), t.locale)
            : refusal && inviting.form.wordIssue({ field: "", code: refusal, params: { max } })
        }
        refusalActions={
          refusal === "childNotPremium" ? (
            <ButtonLink variant="reward" size="sm" href={paths.premium(child.id)}>
              {t("child.view.upgrade")}
            </ButtonLink>
          ) : undefined
        }
        done={
          removed
            ? named(t("caregiver.removed", { name: removed.who }), t.locale)
            : invited && t("caregiver.added", { email: invited.email })
        }
        words={{
          title: t("caregiver.title"),
          lead: named(t("caregiver.lead", { name: calledName(child) }), t.locale),
          ...(child.is_premium && { count: t("caregiver.count", { count: people.length, max }) }),
        }}
      />
      <Outcome busy={removing.busy} trouble={removing.trouble && removing.form.wordIssue(removing.trouble)} />
    </>
  );
}
