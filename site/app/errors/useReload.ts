import { useEffect } from "react";
import { isMissingChunk, mayReload } from "./missing-chunk.ts";

const reloads = new WeakMap<Error, boolean>();

/** Whether the page is loaded again for an error: decided once, however often the error is rendered. */
function isReloadedFor(error: unknown): boolean {
  if (!isMissingChunk(error)) return false;
  const decided = reloads.get(error) ?? mayReload(Date.now());
  reloads.set(error, decided);
  return decided;
}

/** Loads the page again where a part of the program is missing. Says whether it does, or the error is to be shown. */
export function useReload(error: unknown): boolean {
  const isReloading = isReloadedFor(error);
  useEffect(() => {
    if (isReloading) location.reload();
  }, [isReloading]);
  return isReloading;
}
