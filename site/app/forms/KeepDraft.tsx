import { Notice } from "@gk/ui/notice";
import { Stack } from "@gk/ui/stack";
import { type ChangeEvent, type ReactNode, useLayoutEffect, useRef } from "react";
import { useTranslations } from "../words/words.ts";
import { caretIn, earlyAnswers, putCaret } from "./early-answers.ts";
import type { Draft } from "./useDraft.ts";

type KeepDraftProps<Values> = {
  draft: Draft<Values>;
  /** Reads what may be kept. */
  read: (form: FormData) => Values;
  /** The form. */
  children: ReactNode;
};

/**
 * Keeps what is typed into the form inside, and says so where it has been put back (decision 47). What was answered before
 * scripts ran is not undone by it, and whoever was typing then goes on where they were (decision 189).
 */
export function KeepDraft<Values extends object>({ draft, read, children }: KeepDraftProps<Values>) {
  const t = useTranslations();
  const { restored, resume, formKey } = draft;
  const frame = useRef<HTMLDivElement>(null);
  const caret = useRef<ReturnType<typeof caretIn>>(undefined);
  useLayoutEffect(() => {
    const form = frame.current?.querySelector("form");
    if (form && resume(() => earlyAnswers(form, read))) caret.current = caretIn(form);
  }, [resume, read]);
  useLayoutEffect(() => {
    const form = frame.current?.querySelector("form");
    if (formKey === "restored" && form && caret.current) putCaret(form, caret.current);
  }, [formKey]);
  const keep = ({ target }: ChangeEvent) => {
    const { form } = target as HTMLInputElement;
    if (form) draft.keep(read(new FormData(form)));
  };
  return (
    <div ref={frame} onChange={keep}>
      <Stack>
        {restored !== undefined && <Notice>{t("child.form.restored")}</Notice>}
        {children}
      </Stack>
    </div>
  );
}
