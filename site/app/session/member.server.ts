import { answerStatus, type User } from "@gk/web";
import { createContext, type RouterContextProvider } from "react-router-dom";
import { type Visit, visitContext } from "./context.ts";

/** The signed-in person, once a guard has let the request through. */
export const memberContext = createContext<User>();

/** Who is there: a member, a guest, or somebody of whom the provider could not say. */
type Known = { member: User | undefined; isKnown: boolean };

const asked = createContext<Promise<Known> | null>(null);

/**
 * Who is there, asked for once a request, however many guards and loaders want to know. A session that the provider no
 * longer knows ends here, before any page is shown (T12); a provider that fails ends none (T80).
 */
export function whoIsThere(context: Readonly<RouterContextProvider>): Promise<Known> {
  const known = context.get(asked);
  if (known) return known;
  const answer = ask(context.get(visitContext));
  (context as RouterContextProvider).set(asked, answer);
  return answer;
}

/** The frame of every page is drawn with it, the error page's too: an answer that is no account would leave no page. */
const isSomebody = (data: Partial<User> | null | undefined): data is User =>
  typeof data?.id === "number" && typeof data.name === "string";

async function ask(visit: Visit): Promise<Known> {
  if (!visit.hasSession) return { member: undefined, isKnown: true };
  const result = await visit.client.getProfile();
  if (result.ok && isSomebody(result.body.data)) return { member: result.body.data, isKnown: true };
  if (result.ok) return { member: undefined, isKnown: false };
  const isOver = result.kind === "refused" && result.body.status === answerStatus.sessionInvalid;
  if (isOver) visit.endSession();
  return { member: undefined, isKnown: isOver };
}

/** The signed-in person, where there is one for certain. */
export const currentMember = async (context: Readonly<RouterContextProvider>) => (await whoIsThere(context)).member;
