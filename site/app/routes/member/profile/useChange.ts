import { useActionData, useFetcher, useLocation } from "react-router-dom";
import { useWordIssue } from "../../../forms/useWordIssue.tsx";
import type { ProfileIntent, ProfileOutcome } from "./change.ts";

/** One form of the page: where it posts, how it is sent with scripts, and what came of it. */
export function useChange(intent: ProfileIntent) {
  const { pathname } = useLocation();
  const fetcher = useFetcher<ProfileOutcome>({ key: `profile-${intent}` });
  const posted = useActionData<ProfileOutcome>();
  const outcome = fetcher.data ?? (posted?.intent === intent ? posted : undefined);
  return {
    typed: outcome?.typed,
    saved: outcome?.saved === true && fetcher.state === "idle",
    form: {
      action: pathname,
      busy: fetcher.state !== "idle",
      issues: outcome?.issues,
      formIssue: outcome?.formIssue,
      wordIssue: useWordIssue(),
    },
    send: (data: FormData) =>
      fetcher.submit(data, { method: "post", action: pathname, encType: "multipart/form-data" }),
  };
}
