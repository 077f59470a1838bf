import { useRef, useState } from "react";
// oxlint-disable-next-line no-restricted-imports -- one of the two places that send a form
import { useActionData, useLocation, useNavigate, useRevalidator } from "react-router-dom";
import useSWRMutation from "swr/mutation";
import { refresh } from "../data/refresh.ts";
// oxlint-disable-next-line no-restricted-imports -- one of the two places that send a form
import { browserClient, uploadClient } from "../data/client.ts";
import { useLocalize } from "../locale/locale.ts";
import { keepFocus } from "./keep-focus.ts";
import { beginForm, useIsLatest } from "./latest.ts";
import { dialogOfFocus, pageReleased } from "./page-released.ts";
import { type Ask, plainForm } from "./plain-form.ts";
import type { After, AnySubmission, Outcome, Submission } from "./submission.ts";
import { useWordIssue } from "./useWordIssue.tsx";

type Options<Say> = {
  /** The page that the browser posts the form to before scripts, without language. @default this page */
  postTo?: string;
  /** What is kept of the form, which goes once it has worked. */
  draft?: { clear: () => void };
  /** Called when it has worked, before the page is left. */
  told?: (say: Say | undefined) => void | Promise<void>;
};

const hasFile = (form: FormData) => [...form.values()].some((value) => value instanceof File && value.size > 0);

/** Leaves the document, and stays busy until it is come back to. */
const leave = (address: string) =>
  new Promise<void>((resolve) => {
    addEventListener("pageshow", () => resolve(), { once: true });
    location.assign(address);
  });

/**
 * A form that changes something within a page that stays, or that sends a file: its calls go by the gateway (see
 * `submission`). A second submit while the first is under way does nothing, and nothing is sent again by itself.
 * @example
 * const { form, progress } = useSubmission(childSubmission, { id, today }, { draft });
 */
export function useSubmission<Typed, Context, Say>(
  of: Submission<Typed, Context, Say>,
  context: Context,
  { postTo, draft, told }: Options<Say> = {},
) {
  const localize = useLocalize();
  const navigate = useNavigate();
  const wordIssue = useWordIssue();
  const { revalidate } = useRevalidator();
  const { pathname, search } = useLocation();
  const posted = useActionData<Outcome<Typed, Say>>();
  const [progress, setProgress] = useState<number>();
  const [sending, setSending] = useState<FormData>();
  const isRunning = useRef(false);
  const within = useRef<Element>(null);
  const isLatest = useIsLatest(of.name);
  const readAgain = async () => {
    if (of.reads === "page") await revalidate();
    else if (of.reads.length > 0) await refresh(...of.reads);
  };

  async function act({ goTo, leaveFor, session, say }: After<Say>) {
    const { href } = location;
    await told?.(say);
    // Whoever went elsewhere while it was told stays there.
    if (location.href !== href) return;
    if (leaveFor !== undefined) await leave(leaveFor);
    // Nothing of the member's may stay in the document.
    else if (goTo !== undefined && session === "ends") await leave(localize(goTo));
    else if (goTo !== undefined) await navigate(localize(goTo));
  }

  const mutation = useSWRMutation(
    `submission:${of.name}`,
    async (_key: string, { arg: form }: { arg: FormData }): Promise<Outcome<Typed, Say>> => {
      const client = hasFile(form) ? uploadClient(setProgress) : browserClient;
      const { outcome, after, ...failed } = await of.attempt(client, form, context);
      if ("fault" in failed) reportError(failed.fault);
      await pageReleased(within.current);
      setProgress(undefined);
      if (after) draft?.clear();
      if (after ? after.leaveFor === undefined : of.readsAlways) await readAgain();
      if (after) await act(after);
      return outcome;
    },
    { revalidate: false },
  );

  async function send(form: FormData, ask?: Ask) {
    if (isRunning.current) return;
    isRunning.current = true;
    within.current = dialogOfFocus();
    const handOnFocus = keepFocus();
    try {
      if (ask && !(await ask())) return;
      beginForm(of.name);
      setSending(form);
      await mutation.trigger(form);
    } finally {
      isRunning.current = false;
      setSending(undefined);
      handOnFocus();
    }
  }

  const outcome: Outcome<Typed, Say> = mutation.data ?? (posted?.name === of.name ? posted : {});
  const busy = sending !== undefined;
  const action = postTo === undefined ? pathname + search : localize(postTo);
  return {
    outcome,
    /** Whether no other form of the page was opened or sent since. */
    isLatest,
    /** Why it has failed, for as long. */
    trouble: isLatest ? outcome.formIssue : undefined,
    busy,
    /** How much of a file is sent. @units per cent */
    progress,
    /** What a form of `@gk/ui` takes. */
    form: {
      action,
      busy,
      issues: outcome.issues,
      formIssue: outcome.formIssue,
      wordIssue,
      onSubmit: (_values: unknown, data: FormData) => send(data),
    },
    /** What is on its way. */
    sending,
    /** What a form takes that is no more than its buttons; `ask` comes first. */
    plainForm: (ask?: Ask) => plainForm(action, send, ask),
  };
}

/** A form within its page, with what came of it. */
export type Sending<Of extends AnySubmission> =
  Of extends Submission<infer Typed, infer Context, infer Say>
    ? ReturnType<typeof useSubmission<Typed, Context, Say>>
    : never;
