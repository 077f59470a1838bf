import type { User } from "@gk/web";
import { createContext, type RouterContextProvider } from "react-router";
import { visitContext } from "./context.ts";

/** The signed-in person, once a guard has let the request through. */
export const memberContext = createContext<User>();

const asked = createContext<Promise<User | undefined> | null>(null);

/**
 * The signed-in person, asked for once a request, however many guards and loaders want to know. A session that the
 * provider no longer knows ends here, before any page is shown (T12).
 */
export function currentMember(context: Readonly<RouterContextProvider>): Promise<User | undefined> {
  const known = context.get(asked);
  if (known) return known;
  const visit = context.get(visitContext);
  const answer = visit.hasSession
    ? visit.client.getProfile().then((result) => {
        if (result.ok) return result.body.data;
        if (result.kind === "refused" && result.body.status === -3) visit.endSession();
        return undefined;
      })
    : Promise.resolve(undefined);
  (context as RouterContextProvider).set(asked, answer);
  return answer;
}
