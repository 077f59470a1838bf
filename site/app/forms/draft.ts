import { draftSeconds } from "@gk/domain";
import { keepInTab, tabStorage } from "../session/tab-storage.ts";

const prefix = "draft:";

type Kept = { at: number; values: unknown };

/**
 * What a draft is called: by the member whose it is, so that nobody else reads it after a sign-in, and by the page of
 * its form without language, so that it waits in both; of several forms on a page also by the form, behind a `#`.
 */
export const draftName = (memberId: number | undefined, path: string) => `${memberId ?? ""}${path}`;

/** What was typed; what is a day old goes. */
export function readDraft(name: string): unknown {
  const text = tabStorage()?.getItem(prefix + name);
  if (!text) return undefined;
  const { at, values } = JSON.parse(text) as Kept;
  if (Date.now() - at < draftSeconds * 1000) return values;
  clearDraft(name);
  return undefined;
}

export const keepDraft = (name: string, values: unknown) =>
  keepInTab(prefix + name, JSON.stringify({ at: Date.now(), values } satisfies Kept));

export const clearDraft = (name: string) => tabStorage()?.removeItem(prefix + name);

/** The drafts of pages, whoever's they are. */
const draftsOf = (isWanted: (path: string) => boolean) =>
  Object.keys(tabStorage() ?? {})
    .filter((key) => key.startsWith(prefix))
    .map((key) => key.slice(prefix.length))
    .filter((name) => isWanted(name.replace(/^\d+/, "")));

/** Whether somebody's draft waits on a page, asked before it is known who signs in. */
export const isDraftKept = (path: string) =>
  draftsOf((known) => known.replace(/#.*/, "") === path).some((name) => readDraft(name) !== undefined);

/** Empties the drafts of pages, whoever's they are. */
export const clearDrafts = (isUnwanted: (path: string) => boolean) => draftsOf(isUnwanted).forEach(clearDraft);
