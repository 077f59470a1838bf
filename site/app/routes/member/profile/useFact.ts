import type { FormContract } from "@gk/ui/form";
import { useState } from "react";
import { useSearchParams } from "react-router-dom";
import { beginForm } from "../../../forms/latest.ts";
import type { Outcome } from "../../../forms/submission.ts";
import { paths } from "../../../paths.ts";
import { useTranslations } from "../../../words/words.ts";

/** The facts whose forms open in place, as the page's address names the one that is open before scripts. */
export type Fact = "image" | "name" | "identity" | "password" | "deletion";

const parameter = "edit";

/** Where the page has the form of a fact open. */
export const editPath = (fact: Fact) => `${paths.profile}?${parameter}=${fact}#${fact}`;

type Draft = { restored: unknown; clear: () => void };
type Sending = { outcome: Outcome; isLatest: boolean; busy: boolean };

/**
 * A fact whose form opens in place: asked for by a press, by the address before scripts run, or because of what was typed
 * before. It closes once it is saved; whoever opens it again finds nothing of an attempt that was given up.
 */
export function useFact(name: Fact, draft?: Draft) {
  const t = useTranslations();
  const [search] = useSearchParams();
  const [chosen, setChosen] = useState<boolean>();
  const [isGivenUp, setGivenUp] = useState(false);
  const isAsked = search.get(parameter) === name;
  return {
    /** Called when it has been saved. */
    close: () => setChosen(false),
    /** What the fact takes; `edit` says what its way to the form does, and `saved` that it has worked. */
    of: ({ outcome, isLatest, busy }: Sending, words: { edit: string; saved?: string }) => {
      const open = chosen ?? (draft?.restored !== undefined || (isAsked && !(outcome.ok && words.saved)));
      return {
        id: name,
        open,
        edit: { label: words.edit, href: editPath(name) },
        cancel: { label: t("member.profile.cancel"), href: `${paths.profile}#${name}` },
        onOpenChange: (wanted: boolean) => {
          if (wanted) beginForm(name);
          else draft?.clear();
          setGivenUp(true);
          setChosen(wanted);
        },
        ...(outcome.ok && words.saved && isLatest && !open && !busy && !isGivenUp ? { saved: words.saved } : {}),
      };
    },
    /** The form, without what came of an attempt that was given up. */
    form: <
      Values,
      Form extends Pick<FormContract<Values>, "issues" | "formIssue"> & {
        onSubmit: NonNullable<FormContract<Values>["onSubmit"]>;
      },
    >(
      form: Form,
    ) => ({
      ...form,
      ...(isGivenUp ? { issues: undefined, formIssue: undefined } : {}),
      onSubmit: (...sent: Parameters<Form["onSubmit"]>) => {
        setGivenUp(false);
        return form.onSubmit(...(sent as [Values, FormData]));
      },
    }),
    isGivenUp,
  };
}
