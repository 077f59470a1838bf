import { data, redirectDocument } from "react-router";
import { type Trouble, troubleOf } from "../forms/issues.ts";
import type { Visit } from "../session/context.ts";

/**
 * Sends the browser to the gateway's card page: to pay a child's pending order, or without a child to store a card
 * (decision 32). The page is another site's, so the whole document goes there.
 */
export async function openCardPage(visit: Visit, childId?: number) {
  const session = await visit.client.startCardSession({ query: childId === undefined ? {} : { "child-id": childId } });
  if (session.ok) return redirectDocument(session.body.data.url);
  return data<Trouble>(troubleOf(session), { status: 422 });
}
