import { splitPath } from "@gk/domain";
import type { Page } from "@playwright/test";

type Sent = { data?: object; multipart?: FormData; method?: string };

/**
 * Asks the provider by a call of its web API, through the site and with the page's cookies: for what a journey needs and is
 * not about. Answers the data of a yes.
 */
export async function ask<Data>(
  page: Page,
  at: (path: string) => string,
  call: string,
  { method, ...sent }: Sent = {},
): Promise<Data> {
  const how = method ?? (sent.data || sent.multipart ? "POST" : "GET");
  const headers = { Language: splitPath(at("/")).locale };
  // A connection that was kept may be closed as it is used again: what was sent on it has not arrived.
  const maxRetries = 1;
  const answer = await page.request.fetch(`/web${call}`, { ...sent, method: how, headers, maxRetries });
  if (!answer.ok()) throw new Error(`${how} ${call}: ${answer.status()} ${await answer.text()}`);
  return ((await answer.json()) as { data: Data }).data;
}
