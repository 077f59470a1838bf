/** How long another service may take. */
const TIMEOUT_MS = 8000;

/**
 * Asks another service for JSON.
 *
 * @returns nothing where it does not answer, or refuses
 */
export async function askJson(url: string | URL, init: RequestInit = {}): Promise<unknown> {
  try {
    const response = await fetch(url, { ...init, signal: AbortSignal.timeout(TIMEOUT_MS) });
    return response.ok ? await response.json() : undefined;
  } catch {
    return undefined;
  }
}

/** Exchanges a code at a service's token endpoint, as RFC 6749 (section 4.1.3) describes it. */
export async function exchangeCode(url: string, fields: Readonly<Record<string, string>>): Promise<unknown> {
  return askJson(url, { method: "POST", body: new URLSearchParams({ grant_type: "authorization_code", ...fields }) });
}
