"use client";

import { cx } from "class-variance-authority";
import {
  type ComponentPropsWithRef,
  type InputEvent,
  type KeyboardEvent,
  type ReactNode,
  type SubmitEvent,
  type SyntheticEvent,
  useId,
  useImperativeHandle,
  useMemo,
  useRef,
  useState,
  useTransition,
} from "react";
import { Notice } from "../../controls/notice/index.ts";
import { useFormWords } from "../../foundations/ui-provider/index.ts";
import { keepComposing } from "./composing.ts";
import * as css from "./Form.css.ts";
import { focusField, focusSummary } from "./focus-field.ts";
import { FormContext } from "./form-context.ts";
import type { FormIssue, WordIssue } from "./form-issue.ts";
import { Refusal } from "./Refusal.tsx";

const noIssues: readonly FormIssue[] = [];

type Native = Omit<
  ComponentPropsWithRef<"form">,
  "action" | "children" | "encType" | "method" | "noValidate" | "onChange" | "onSubmit"
>;

/** What every form of the product takes. What is not named here goes to the `form` element. */
export type FormContract<Values> = Native & {
  /**
   * Where the browser posts the form before scripts run; or a React action, such as a server function, which gets the
   * form's data. While an action runs the form is busy, and the fields keep what was typed.
   */
  action: string | ((data: FormData) => void | Promise<void>);
  /** The broken rules of the last attempt: each shows at its field, and the first one gets the focus. */
  issues?: readonly FormIssue[] | undefined;
  /** A refusal that belongs to no field; shown above the fields. */
  formIssue?: FormIssue | undefined;
  /** Puts an issue into words. */
  wordIssue: WordIssue;
  /** Whether the answers are on their way: the button says so, and a second submit does nothing. */
  busy?: boolean | undefined;
  /**
   * Called with the answers instead of the browser's own post. While its promise is pending the form is busy; when it
   * fails, the form says that nothing was sent, and can be sent again.
   * @default the browser posts the form
   */
  onSubmit?: ((values: Values, data: FormData) => void | Promise<void>) | undefined;
  /** Called with the answers so far, and the event, whenever one changes. */
  onChange?: ((values: Values, event: SyntheticEvent<HTMLFormElement>) => void) | undefined;
};

/** What a whole form, with its fields, takes besides. */
export type FormPatternProps<Values, Words> = FormContract<Values> & {
  /** What the fields start with. */
  defaultValues?: Partial<Values> | undefined;
  /** Everything the form says, in the page's language. */
  words: Words;
  /** Further inputs before the button, for example a captcha's hidden token. */
  children?: ReactNode;
};

export type FormProps<Values> = FormContract<Values> & {
  /** Makes the values from the form's data. */
  read: (data: FormData) => Values;
  /** Whether the form sends files. */
  multipart?: boolean | undefined;
  /** The fields, and `FormActions` at the foot. */
  children: ReactNode;
};

/**
 * A form that posts by itself before scripts run and hands over its values after. Its fields keep what was typed; an
 * Enter while composing Chinese does not submit. Where a label has the star of a required answer, the form explains it.
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
  onChange,
  onInput,
  onKeyDown,
  read,
  className,
  ref,
  children,
  ...native
}: FormProps<Values>) {
  const words = useFormWords();
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  // A refusal takes the focus once an attempt, however often it is drawn again.
  const awaitsAnswer = useRef(true);
  const [pending, setPending] = useState(false);
  const [acting, startAction] = useTransition();
  const [tried, setTried] = useState(false);
  const [failed, setFailed] = useState(false);
  const occupied = busy || pending || acting;
  const state = useMemo(
    () => ({ idPrefix: `${id}-`, issues, wordIssue, busy: occupied }),
    [id, issues, wordIssue, occupied],
  );

  useImperativeHandle(ref, () => form.current as HTMLFormElement);

  const meetRefusal = () => {
    const first = form.current?.querySelector<HTMLElement>("[data-summary], [data-invalid]");
    if (!awaitsAnswer.current || !(first || failed || formIssue)) return;
    // Out of reach, it takes nobody there.
    if (form.current?.closest("[inert]")) return;
    awaitsAnswer.current = false;
    if (first && "summary" in first.dataset) focusSummary(first);
    else if (first) focusField(first);
    // A refusal is read out by itself; the person who sees it may be far below it.
    else form.current?.scrollIntoView?.({ block: "start", behavior: "instant" });
  };

  const hand = async (send: () => void | Promise<void>) => {
    try {
      const sending = send();
      if (!sending) return;
      setPending(true);
      setTried(true);
      await sending;
    } catch {
      setFailed(true);
    } finally {
      setPending(false);
    }
  };
  const submit = (event: SubmitEvent<HTMLFormElement>) => {
    if (occupied) return event.preventDefault();
    awaitsAnswer.current = true;
    setFailed(false);
    if (!onSubmit && typeof action === "string") return;
    event.preventDefault();
    const data = new FormData(event.currentTarget, event.nativeEvent.submitter);
    if (onSubmit) void hand(() => onSubmit(read(data), data));
    // Called here and not by React, which would empty the fields of a form that was refused.
    else if (typeof action === "function") startAction(() => hand(() => action(data)));
  };
  const goOn = (event: InputEvent<HTMLFormElement>) => {
    awaitsAnswer.current = false;
    onInput?.(event);
  };
  const press = (event: KeyboardEvent<HTMLFormElement>) => {
    keepComposing(event);
    onKeyDown?.(event);
  };

  return (
    <FormContext value={state}>
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions, gk/composing-form -- `press` hears the keys of its fields, and keeps composing */}
      <form
        {...native}
        ref={form}
        action={action}
        {...(typeof action === "string" ? { method: "post" } : {})}
        {...(multipart && typeof action === "string" ? { encType: "multipart/form-data" } : {})}
        noValidate
        className={cx(css.form, className)}
        onSubmit={submit}
        onInput={goOn}
        onKeyDown={press}
        onChange={onChange && ((event) => onChange(read(new FormData(event.currentTarget)), event))}
      >
        {/* Gone while the form is busy, so that the same refusal is read out again when it comes again. */}
        {!occupied && (tried || failed || formIssue || issues.length > 0) && (
          <Refusal onDrawn={meetRefusal}>
            {(failed || formIssue) && (
              <Notice tone="error" urgent>
                {formIssue && !failed ? wordIssue(formIssue) : words.formFailed}
              </Notice>
            )}
          </Refusal>
        )}
        <p className={css.star}>{words.requiredStar}</p>
        {children}
      </form>
    </FormContext>
  );
}
