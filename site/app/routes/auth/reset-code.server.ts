import type { Visit } from "../../session/context.ts";

/**
 * Whether a password can be set with the code of a mail, as far as the provider tells (decision 128): where it does not
 * answer, or does not know the call, that is found out when the password is sent.
 */
export async function isGoodCode(visit: Pick<Visit, "client">, code: string | null): Promise<boolean> {
  if (!code) return false;
  const said = await visit.client.checkPasswordCode({ body: { code } });
  return said.ok || said.kind !== "refused" || said.httpStatus !== 422;
}
