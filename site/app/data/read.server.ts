import { destinations, localizePath } from "@gk/domain";
import { type AnswerOf, answerStatus, type Refused } from "@gk/web";
import { data, redirect } from "react-router-dom";
import { paths } from "../paths.ts";
import { rememberAlert } from "../session/alert.server.ts";
import type { Visit } from "../session/context.ts";
import type { Fallback } from "./answers.ts";
import { keyOf, type Query, type ReadName, run, selected } from "./query.ts";

/** Any query, whatever it asks and selects. */
type AnyQuery = { call: ReadName; request: object; options: { select?(answer: never): unknown; as?: string } };

type Queries = Record<string, AnyQuery>;

type AnswersTo<Asked extends Queries> = { [Name in keyof Asked]: AnswerOf<Asked[Name]["call"]> };

/** What a loader throws when a call has failed: the error page with the status that fits, and what was posted to it. */
function failure({ posted }: Visit, kind: "refused" | "unexpected" | "network", httpStatus: number | undefined) {
  return data(posted ? { posted } : null, { status: kind === "refused" && httpStatus ? httpStatus : 502 });
}

/** An answer as SWR's cache takes it. */
export const filledWith = (visit: Visit, asked: AnyQuery, answer: unknown): Fallback =>
  ({ [keyOf(asked, visit.locale)]: selected(asked as Query, answer as never) }) as unknown as Fallback;

/** The answers of several readings. */
export const together = (...parts: readonly (Fallback | undefined)[]): Fallback =>
  Object.assign({}, ...parts) as Fallback;

/** Where a refusal leads instead of to the error page (spec §8). */
function elsewhere(visit: Visit, { call }: AnyQuery, { httpStatus, body }: Refused): string | undefined {
  if (body.status === answerStatus.sessionInvalid) {
    visit.endSession();
    return paths.signIn;
  }
  // Where the address has lost its proof between two calls.
  if (call === "listChildren" && httpStatus === 403 && body.message === "emailNotVerified")
    return destinations.emailVerification;
  return undefined;
}

/**
 * Reads what a page needs: for its hooks by SWR's `fallback`, and for the loader itself, which decides by it.
 * @errors throws the error page's response for a call that fails, goes to sign-in when the session is over, and to the
 * verification of the address where children are refused for its sake
 */
export async function read<Asked extends Queries>(visit: Visit, asked: Asked) {
  const results = await Promise.all(
    Object.entries(asked).map(async ([name, one]) => ({
      name,
      one,
      result: await run<ReadName>(visit.client, one as Query),
    })),
  );
  const answers: Record<string, unknown> = {};
  for (const { name, one, result } of results) {
    if (!result.ok) {
      const place = result.kind === "refused" ? elsewhere(visit, one, result) : undefined;
      if (place !== undefined) throw redirect(localizePath(place, visit.locale));
      throw failure(visit, result.kind, result.kind === "network" ? undefined : result.httpStatus);
    }
    answers[name] = result.body;
    if (one.call === "listChildren") rememberAlert(visit, (result.body as AnswerOf<"listChildren">).data);
  }
  const fallback = together(...results.map(({ name, one }) => filledWith(visit, one, answers[name])));
  return { fallback, answers: answers as AnswersTo<Asked> };
}

const isNotFound = (thrown: unknown) =>
  thrown instanceof Object && "init" in thrown && (thrown.init as ResponseInit | null)?.status === 404;

/** Reads what a provider may not know, since it is an addition; it has none then. */
export async function readAddition<Name extends ReadName>(visit: Visit, asked: Query<Name>, none: AnswerOf<Name>) {
  try {
    const { fallback, answers } = await read(visit, { asked });
    return { fallback, answer: answers.asked };
  } catch (thrown) {
    if (isNotFound(thrown)) return { fallback: filledWith(visit, asked, none), answer: none };
    throw thrown;
  }
}

/** Reads what a page shows, for a loader that has nothing to decide by it. */
export const preload = async (visit: Visit, asked: Queries) => ({ fallback: (await read(visit, asked)).fallback });
