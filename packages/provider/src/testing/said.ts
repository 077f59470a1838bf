import type { Refused, Unanswered, Unexpected } from "@gk/web";

/** What came of a call, in a word: ok, the code of its refusal or of the issue of a field, or what went wrong. */
export function said(result: { readonly ok: true } | Refused | Unexpected | Unanswered): string {
  if (result.ok) return "ok";
  if (result.kind !== "refused") return result.kind;
  const { errors, message } = result.body;
  return Object.values(errors ?? {}).flat()[0] ?? message ?? "refused";
}
