import {
  age,
  check,
  childSchema,
  isRealDate,
  localizePath,
  type SchoolType,
  targetAge,
  yearLevelsOf,
} from "@gk/domain";
import { ChildForm, type ChildFormValues, readChildForm } from "@gk/ui/child-form";
import type { Child } from "@gk/web";
import { useState } from "react";
import { useActionData, useLocation, useNavigate, useRouteLoaderData } from "react-router-dom";
import { refresh, useAnswer } from "../../../../data/answers.ts";
import { uploadClient } from "../../../../data/client.ts";
import { query } from "../../../../data/query.ts";
import { brokenRules, type Trouble, troubleOf } from "../../../../forms/issues.ts";
import { KeepDraft } from "../../../../forms/KeepDraft.tsx";
import { usePageDraft } from "../../../../forms/useDraft.ts";
import { useWordIssue } from "../../../../forms/useWordIssue.tsx";
import { paths } from "../../../../paths.ts";
import type { Visitor } from "../../../../session/visitor.server.ts";
import { useTranslations } from "../../../../words/words.ts";
import { childLimits, childOptions } from "./options.ts";
import type { SaveOutcome } from "./save.server.ts";
import { childFormWords } from "./words.tsx";

/** What the form's choices need from the provider; the loaders of both pages run them. */
export const choices = { areas: query("listAreas"), eca: query("listEcaCategories") };

/** Adds a child, or changes one: the same form and the same way to save. */
export function ChildEditor({ child }: { child?: Child }) {
  const t = useTranslations();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  const wordIssue = useWordIssue();
  const posted = useActionData<SaveOutcome>();
  const { today } = useRouteLoaderData<Visitor>("root") as Visitor;
  const areas = useAnswer(choices.areas).data;
  const eca = useAnswer(choices.eca).data;
  const [trouble, setTrouble] = useState<Trouble>(posted ?? {});
  const [progress, setProgress] = useState<number>();
  const draft = usePageDraft<Answers>();

  async function save(values: ChildFormValues) {
    const checked = check(childSchema({ today }), values);
    if (checked.issues) return setTrouble(brokenRules(checked.issues));
    const client = uploadClient(values.image ? setProgress : () => undefined);
    const result = child
      ? await client.updateChild({ params: { id: child.id }, body: checked.value })
      : await client.createChild({ body: checked.value });
    setProgress(undefined);
    if (!result.ok) return setTrouble(troubleOf(result, values));
    draft.clear();
    await refresh("listChildren", "getChild");
    await navigate(localizePath(paths.child(result.body.data.id), t.locale));
  }

  return (
    <KeepDraft draft={draft} read={readAnswers}>
      <ChildForm
        key={draft.formKey}
        action={pathname}
        issues={trouble.issues}
        formIssue={trouble.formIssue}
        wordIssue={wordIssue}
        onSubmit={save}
        initial={posted?.typed ?? draft.restored ?? initialOf(child)}
        options={childOptions(t, areas, eca)}
        limits={childLimits(today)}
        yearLevelsOf={(type) => yearLevelsOf(type as SchoolType)}
        image={{ ...(child?.has_image ? { current: `/web/children/${child.id}/image` } : {}), progress }}
        adviseBirthday={(date) =>
          isRealDate(date) && date <= today && (age(date, today) < targetAge.min || age(date, today) > targetAge.max)
            ? t("child.form.birthday.outsideRange", { min: String(targetAge.min), max: String(targetAge.max) })
            : undefined
        }
        cancelHref={child ? paths.child(child.id) : paths.children}
        words={childFormWords(t, {
          submit: child ? t("child.update.submit") : t("child.create.submit"),
          submitting: t("common.saving"),
        })}
      />
    </KeepDraft>
  );
}

type Answers = Omit<ChildFormValues, "image">;

/** What is kept of the answers: no pictures. */
function readAnswers(form: FormData): Answers {
  const { image: _image, ...answers } = readChildForm(form);
  return answers;
}

const initialOf = (child: Child | undefined): Partial<ChildFormValues> =>
  child ? { ...child, nickname: child.nickname ?? "", siblings: [...child.siblings] } : {};
