import { age, isRealDate, type SchoolType, targetAge, yearLevelsOf } from "@gk/domain";
import { ChildForm, type ChildFormValues } from "@gk/ui/child-form";
import { useOverlays } from "@gk/ui/overlay";
import type { Child } from "@gk/web";
import { useSearchParams } from "react-router-dom";
import { useAnswer } from "../../../../data/answers.ts";
import { imageLimits } from "../../../../forms/image-size.ts";
import { KeepDraft } from "../../../../forms/KeepDraft.tsx";
import { usePageDraft } from "../../../../forms/useDraft.ts";
import { useSubmission } from "../../../../forms/useSubmission.ts";
import { paths } from "../../../../paths.ts";
import { choiceIn, isChosen, withChoice } from "../../../../plans/choice.ts";
import { useVisitor } from "../../../../session/useVisitor.ts";
import { useTranslations } from "../../../../words/words.ts";
import { photoOf } from "../covers.ts";
import { changedAnswers } from "./changed-answers.ts";
import { choices } from "./choices.ts";
import { withFamilyOf } from "./family.ts";
import { childLimits, childOptions } from "./options.ts";
import { type ChildAnswers, childSubmission, readAnswers } from "./submission.ts";
import { savedWords } from "./saved-words.tsx";
import { childFormWords } from "./words.tsx";

type ChildEditorProps = {
  /** The child that is changed. */
  child?: Child;
  /** A brother or sister whose family's answers are taken over. */
  like?: Child | undefined;
};

/** Adds a child, or changes one: the same form and the same way to save, which is said before the page is left. */
export function ChildEditor({ child, like }: ChildEditorProps) {
  const t = useTranslations();
  const { today } = useVisitor();
  const areas = useAnswer(choices.areas).data;
  const eca = useAnswer(choices.eca).data;
  const choice = choiceIn(useSearchParams()[0]);
  const draft = usePageDraft<Partial<ChildAnswers>>();
  const initial = initialOf(child);
  const { alert } = useOverlays();
  const { form, outcome, progress } = useSubmission(
    childSubmission,
    { today, ...(child ? { id: child.id } : { choice }) },
    {
      draft,
      told: async (saved) => {
        const body = savedWords(t, child ? "update" : "create", saved?.name ?? "", isChosen(choice));
        await alert({ tone: "success", body, withPage: true });
      },
    },
  );

  return (
    <KeepDraft draft={draft} read={(typed) => changedAnswers(readAnswers(typed), initial)}>
      <ChildForm
        key={draft.formKey}
        {...form}
        defaultValues={outcome.typed ?? withFamilyOf({ ...initial, ...draft.restored }, like)}
        options={childOptions(t, areas, eca)}
        limits={childLimits(today)}
        yearLevelsOf={(type) => yearLevelsOf(type as SchoolType)}
        image={{ ...imageLimits, picture: child && photoOf(child), progress }}
        adviseBirthday={(date) =>
          isRealDate(date) && date <= today && (age(date, today) < targetAge.min || age(date, today) > targetAge.max)
            ? t("child.form.date_of_birth.outsideRange", { min: String(targetAge.min), max: String(targetAge.max) })
            : undefined
        }
        cancelHref={child ? paths.child(child.id) : withChoice(paths.children, choice)}
        onCancel={draft.clear}
        words={childFormWords(t, {
          submit: child ? t("child.update.submit") : t("child.create.submit"),
          submitting: t("common.saving"),
        })}
      />
    </KeepDraft>
  );
}

const initialOf = (child: Child | undefined): Partial<ChildFormValues> =>
  child ? { ...child, nickname: child.nickname ?? "", siblings: [...child.siblings] } : {};
