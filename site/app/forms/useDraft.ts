import { splitPath } from "@gk/domain";
import { useEffect, useMemo, useState, useSyncExternalStore } from "react";
// oxlint-disable-next-line no-restricted-imports -- not to send it: what was sent before scripts ran is no draft any more
import { useActionData, useLocation } from "react-router-dom";
import { useVisitor } from "../session/useVisitor.ts";
import { clearDraft, draftName, isDraftKept, keepDraft, readDraft } from "./draft.ts";

type State<Values> = {
  /** What was typed before, until it has been sent. There after hydration, when something was kept. */
  restored: Values | undefined;
  /** The form's `key`: a form takes what its fields start with only once. */
  formKey: "fresh" | "restored";
};

const fresh = { restored: undefined, formKey: "fresh" } as const;

const firstState = <Values>(restored: Values | undefined): State<Values> =>
  restored === undefined ? fresh : { restored, formKey: "restored" };

const always = () => true;
const not = () => false;

/** Opens a draft: read once, so that what is typed afterwards does not come back into the form. */
function openDraft<Values>(name: string, isWanted: (values: Values) => boolean) {
  const listeners = new Set<() => void>();
  let state: State<Values> | undefined;
  const read = () => {
    const values = readDraft(name) as Values | undefined;
    return values !== undefined && isWanted(values) ? values : undefined;
  };
  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },
    state: () => (state ??= firstState(read())),
    /** Nothing at all is no draft. */
    keep: (typed: Values & object) => (Object.keys(typed).length > 0 ? keepDraft(name, typed) : clearDraft(name)),
    /** Takes up what was answered since the form was drawn, if the draft is not in it yet. Says whether it comes into it now. */
    resume: (answered: () => Partial<Values>): boolean => {
      const kept = state ? undefined : read();
      if (kept === undefined) return false;
      const early = answered();
      // Nothing new is kept: the draft is as old as it was.
      if (Object.keys(early).length > 0) keepDraft(name, { ...kept, ...early });
      return true;
    },
    clear: () => {
      clearDraft(name);
      state = { restored: undefined, formKey: state?.formKey ?? "fresh" };
      for (const tell of listeners) tell();
    },
  };
}

/**
 * Keeps what is typed into a form through the end of a session, in the browser tab's own storage: no pictures, no
 * passwords, a day at most, emptied at sign-out (decision 47).
 */
export function useDraft<Values>(name: string, isWanted: (values: Values) => boolean = always) {
  const { subscribe, state, keep, resume, clear } = useMemo(() => openDraft<Values>(name, isWanted), [name, isWanted]);
  return { ...useSyncExternalStore<State<Values>>(subscribe, state, () => fresh), keep, resume, clear };
}

export type Draft<Values> = ReturnType<typeof useDraft<Values>>;

const useMemberId = () => useVisitor().member?.id;

type PageDraft<Values> = {
  /** Which of several forms of the page it belongs to. @default its one form */
  form?: string;
  /** Whether what was kept is put back; the same function as long as that does not change. @default always */
  isWanted?: (values: Values) => boolean;
};

/** The draft of a form of the page. It stays away where the page came of sending one before scripts ran: what was sent is newer. */
export function usePageDraft<Values>({ form, isWanted }: PageDraft<Values> = {}): Draft<Values> {
  const { path } = splitPath(useLocation().pathname);
  const [isOlder] = useState(useActionData() !== undefined);
  const name = draftName(useMemberId(), form === undefined ? path : `${path}#${form}`);
  return useDraft<Values>(name, isOlder ? not : isWanted);
}

/** Empties the draft of another page's form, once its answers have done what they were for. */
export function useDraftDone(path: string | undefined) {
  const memberId = useMemberId();
  useEffect(() => {
    if (path !== undefined) clearDraft(draftName(memberId, path));
  }, [memberId, path]);
}

const never = () => () => {};

/** Whether what was typed waits at an address of ours, for its owner to sign in. */
export function useDraftKept(address: string | null): boolean {
  const path = address === null ? "" : splitPath(address.replace(/[?#].*/, "")).path;
  return useSyncExternalStore(
    never,
    () => isDraftKept(path),
    () => false,
  );
}
