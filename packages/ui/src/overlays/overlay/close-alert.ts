import type { Overlay } from "./overlays.ts";
import { staysHere } from "./stays-here.ts";

/** Closes an alert, once, and goes where it leads. @source T53 */
export function closeAlert(
  { settle, request: { redirect } }: Extract<Overlay, { kind: "alert" }>,
  onRedirect: (path: string) => void,
): void {
  if (settle("closed") && redirect !== undefined && staysHere(redirect)) onRedirect(redirect);
}
