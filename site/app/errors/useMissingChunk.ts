import { takeFocus } from "@gk/ui/take-focus";
import { use, useEffect, useState } from "react";
import { createPath, type Path, UNSAFE_DataRouterContext, useLocation, useRouteError } from "react-router-dom";
import { heading } from "../layouts/heading.ts";
import { isMissingChunk, mayReload } from "./missing-chunk.ts";

/** Whether the page is being left: what else goes missing meanwhile is of no interest. Not when it is come back to. */
let isLeaving = false;

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
 * @source spec §4 and §8; T112
 */
export function useMissingChunk(): Error | undefined {
  // The state that components see comes later than the failure, in a transition.
  const router = use(UNSAFE_DataRouterContext)?.router;
  const { key } = useLocation();
  const shown = useRouteError();
  const [missing, setMissing] = useState<{ error: Error; key: string }>();

  useEffect(() => {
    const handle = (event: PromiseRejectionEvent) => {
      const error: unknown = event.reason;
      if (!isMissingChunk(error)) return;
      event.preventDefault();
      if (!leaveFor(router?.state.navigation.location)) setMissing({ error, key });
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

  useEffect(() => {
    if (isMissingChunk(shown)) leaveFor();
  }, [shown]);

  // The router waits forever for what it could not load and asks no second time: whoever goes on leaves this document.
  useEffect(() => {
    if (!missing || !router) return undefined;
    const failed = router.state.navigation.location;
    return router.subscribe(({ navigation: { location: wanted, formMethod = "GET" } }) => {
      if (!wanted || wanted === failed || formMethod !== "GET" || isLeaving || !navigator.onLine) return;
      isLeaving = true;
      location.assign(createPath(wanted));
    });
  }, [router, missing]);

  const failed = missing?.key === key ? missing.error : undefined;
  useEffect(() => {
    if (!failed) return undefined;
    // What says so takes the place of a page that may be scrolled down to its foot.
    scrollTo(0, 0);
    return takeFocus(heading, { preventScroll: true });
  }, [failed]);
  return failed;
}
