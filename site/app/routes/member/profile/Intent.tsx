import { intentField, type ProfileIntent } from "./change.ts";

/** Says which of the page's forms was sent. */
export function Intent({ of: intent }: { of: ProfileIntent }) {
  return <input type="hidden" name={intentField} value={intent} />;
}
