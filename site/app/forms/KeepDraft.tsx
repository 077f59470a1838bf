import { Notice } from "@gk/ui/notice";
import { Stack } from "@gk/ui/stack";
import type { ChangeEvent, ReactNode } from "react";
import { useTranslations } from "../words/words.ts";
import type { Draft } from "./useDraft.ts";

type KeepDraftProps<Values> = {
  draft: Draft<Values>;
  /** Reads what may be kept. */
  read: (form: FormData) => Values;
  /** The form. */
  children: ReactNode;
};

/** Keeps what is typed into the form inside, and says so where it has been put back (decision 47). */
export function KeepDraft<Values>({ draft, read, children }: KeepDraftProps<Values>) {
  const t = useTranslations();
  const { restored } = draft;
  const keep = ({ target }: ChangeEvent) => {
    const { form } = target as HTMLInputElement;
    if (form) draft.keep(read(new FormData(form)));
  };
  return (
    <div onChange={keep}>
      <Stack>
        {restored !== undefined && <Notice>{t("child.form.restored")}</Notice>}
        {children}
      </Stack>
    </div>
  );
}
