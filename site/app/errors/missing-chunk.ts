import { chunkReloadSeconds } from "@gk/domain";
import { keepInTab, tabStorage } from "../session/tab-storage.ts";

const key = "reloaded";
const pauseMs = chunkReloadSeconds * 1000;

/** What Chromium, Firefox and Safari say of a module, and Vite of a style, that can't be loaded. */
const messages = /dynamically imported module|importing a module script failed|unable to preload css/i;

/** Whether an error says that a part of the program could not be loaded: after a deployment, or without a connection. */
export const isMissingChunk = (error: unknown): error is Error =>
  error instanceof Error && messages.test(error.message);

/**
 * Whether the page may be loaded again for that: at most once a minute, remembered through the reload. Not without a
 * connection: a browser would put a page of its own in place of this one, with what was typed in it.
 * @source spec §4; T112
 */
export function mayReload(now: number): boolean {
  const storage = tabStorage();
  if (!storage || !navigator.onLine || Math.abs(now - Number(storage.getItem(key))) < pauseMs) return false;
  // What can't be remembered would be done again and again.
  return keepInTab(key, String(now));
}
