import { takeFocus } from "@gk/ui/take-focus";
import { use, useEffect, useState } from "react";
import { createPath, type Path, UNSAFE_DataRouterContext, useLocation } from "react-router-dom";
import { heading } from "../layouts/heading.ts";
import { isMissingChunk, mayReload } from "./missing-chunk.ts";

/** Whether the page is being left: what else goes missing meanwhile is of no interest. Not when it is come back to. */
let isLeaving = false;

/**
 * The move in which the router lost a part, if it was in one. It waits forever for that part and asks no second time, or
 * shows nothing in its place: known for as long as the document lives, since the layout that fails is drawn anew.
 */
let lost: { move?: Path | undefined } | undefined;

/** Loads a page as a document, or this one again; not when that was done less than a minute ago. */
function leaveFor(wanted?: Path): boolean {
  if (isLeaving) return true;
  isLeaving = mayReload(Date.now());
  if (!isLeaving) return false;
  if (wanted) location.assign(createPath(wanted));
  else location.reload();
  return true;
}

/**
 * Where a part of the program is missing, loads the page that was wanted as a document. Gives the error when that may
 * not be, for the error page.
 * @source spec §4 and §8; T112; decision 165
 */
export function useMissingChunk(): Error | undefined {
  // The state that components see comes later than the failure, in a transition.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const [missing, setMissing] = useState<{ error: Error; key: string }>();

  useEffect(() => {
    const handle = (event: PromiseRejectionEvent) => {
      const error: unknown = event.reason;
      if (!isMissingChunk(error)) return;
      event.preventDefault();
      const move = router?.state.navigation.location;
      lost = { move };
      if (!leaveFor(move)) setMissing({ error, key });
    };
    const stay = () => {
      isLeaving = false;
    };
    addEventListener("unhandledrejection", handle);
    addEventListener("pageshow", stay);
    return () => {
      removeEventListener("unhandledrejection", handle);
      removeEventListener("pageshow", stay);
    };
  }, [router, key]);

  // Whoever goes on from there leaves this document.
  useEffect(
    () =>
      router?.subscribe(({ navigation: { location: wanted, formMethod = "GET" } }) => {
        if (!lost || !wanted || wanted === lost.move || formMethod !== "GET" || isLeaving || !navigator.onLine) return;
        isLeaving = true;
        location.assign(createPath(wanted));
      }),
    [router],
  );

  const failed = missing?.key === key ? missing.error : undefined;
  useEffect(() => {
    if (!failed) return undefined;
    // What says so takes the place of a page that may be scrolled down to its foot.
    scrollTo(0, 0);
    return takeFocus(heading, { preventScroll: true });
  }, [failed]);
  return failed;
}

/** Loads the page again whose error page shows, where what it failed with is a part of the program that is missing. */
export function useReloadFor(error: unknown): void {
  useEffect(() => {
    if (!isMissingChunk(error)) return;
    lost ??= {};
    leaveFor();
  }, [error]);
}
