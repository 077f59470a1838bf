"use client";

import { type ReactNode, type SubmitEvent, useId, useMemo, useRef, useState } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { keepComposing } from "./composing.ts";
import * as css from "./Form.css.ts";
import { focusField } from "./focus-field.ts";
import { FormContext } from "./form-context.ts";
import type { FormIssue, WordIssue } from "./form-issue.ts";
import { Refusal } from "./Refusal.tsx";

const noIssues: readonly FormIssue[] = [];

/** What every form of the product takes. */
export type FormContract<Values> = {
  /** Where the browser posts the form before scripts run. */
  action: string;
  /** The broken rules of the last attempt: each shows at its field, and the first one gets the focus. */
  issues?: readonly FormIssue[] | undefined;
  /** A refusal that belongs to no field; shown above the fields. */
  formIssue?: FormIssue | undefined;
  /** Puts an issue into words. */
  wordIssue: WordIssue;
  /** Whether the answers are on their way: the button says so, and a second submit does nothing. */
  busy?: boolean | undefined;
  /**
   * Called with the answers instead of the browser's own post. While its promise is pending the form is busy.
   * @default the browser posts the form
   */
  onSubmit?: ((values: Values, data: FormData) => void | Promise<void>) | undefined;
};

/** What a whole form, with its fields, takes besides. */
export type FormPatternProps<Values, Words> = FormContract<Values> & {
  /** What the fields start with. */
  initial?: Partial<Values> | undefined;
  /** Everything the form says, in the page's language. */
  words: Words;
  /** Further inputs before the button, for example a captcha's hidden token. */
  children?: ReactNode;
};

export type FormProps<Values> = FormContract<Values> & {
  /** Makes the values from the form's data. */
  read: (data: FormData) => Values;
  /** Whether the form sends files. */
  multipart?: boolean;
  /** Called with the answers so far whenever one changes. */
  onAnswer?: ((values: Values) => void) | undefined;
  /** A layout of its own. @default fields below each other, 20 px apart */
  className?: string | undefined;
  /** The fields, and `FormActions` at the foot. */
  children: ReactNode;
};

/**
 * A form that posts by itself before scripts run and hands over its values after. Its fields keep what was typed; an
 * Enter while composing Chinese does not submit.
 * @source decisions 47 and 54
 */
export function Form<Values>({
  action,
  multipart = false,
  issues = noIssues,
  formIssue,
  wordIssue,
  busy = false,
  onSubmit,
  onAnswer,
  read,
  className,
  children,
}: FormProps<Values>) {
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // A refusal takes the focus once an attempt, however often it is drawn again.
  const awaitsAnswer = useRef(true);
  const [pending, setPending] = useState(false);
  const occupied = busy || pending;
  const state = useMemo(
    () => ({ idPrefix: `${id}-`, issues, wordIssue, busy: occupied }),
    [id, issues, wordIssue, occupied],
  );

  const meetRefusal = () => {
    if (occupied || !awaitsAnswer.current) return;
    awaitsAnswer.current = false;
    const first = form.current?.querySelector<HTMLElement>("[data-summary], [data-invalid]");
    if (first && "summary" in first.dataset) first.focus();
    else if (first) focusField(first);
    // A refusal is read out by itself; the person who sees it may be far below it.
    else form.current?.scrollIntoView({ block: "start" });
  };

  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (occupied) return event.preventDefault();
    awaitsAnswer.current = true;
    if (!onSubmit) return;
    event.preventDefault();
    const data = new FormData(event.currentTarget);
    const sending = onSubmit(read(data), data);
    if (!sending) return;
    setPending(true);
    void sending.finally(() => setPending(false));
  };

  return (
    <FormContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions -- hears the keys of its fields */}
      <form
        ref={form}
        action={action}
        method="post"
        {...(multipart ? { encType: "multipart/form-data" } : {})}
        noValidate
        className={className ?? css.form}
        onSubmit={submit}
        onKeyDown={keepComposing}
        {...(onAnswer ? { onChange: (event) => onAnswer(read(new FormData(event.currentTarget))) } : {})}
      >
        {(formIssue || issues.length > 0) && (
          <Refusal onDrawn={meetRefusal}>
            {formIssue && (
              <Notice tone="error" urgent>
                {wordIssue(formIssue)}
              </Notice>
            )}
          </Refusal>
        )}
        {children}
      </form>
    </FormContext>
  );
}
