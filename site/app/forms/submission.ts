import { check, type FormSchema } from "@gk/domain";
import { answerStatus, type Client, type ReadCallName } from "@gk/web";
import type { InferOutput } from "valibot";
import { brokenRules, type Failure, type Trouble, troubleOf } from "./issues.ts";

/** What a form that was sent leads to. It is the same with and without scripts. */
export type Outcome<Typed = unknown, Say = unknown> = Trouble & {
  /** Which of the page's forms was sent. */
  name?: string;
  /** Whether it has worked. */
  ok?: true;
  /** What the page tells of it, or goes on from. */
  say?: Say;
  /** What was typed, for browsers without scripts: never a password, never a file. */
  typed?: Typed;
};

/** What it means that a form has worked. Without a page that comes next, the form's own page tells of it. */
export type After<Say> = {
  say?: Say;
  /** The page that comes next, without language. */
  goTo?: string;
  /** The same page at an address that says what was done, where no script has told of it. @default `goTo` */
  toldAt?: string;
  /** The page of another site that comes next. */
  leaveFor?: string;
  /** The token of a session that begins, or that the session ends. */
  session?: { begins: string } | "ends";
  /** That the newsletter is subscribed to, which the browser keeps; where it makes the call itself, the gateway has it do so. */
  subscribed?: true;
};

/** Nothing failed, and yet the form is not done: something about it is to be looked at first. */
export type Stay<Say> = { ok: false; kind: "stay"; trouble: Trouble; say?: Say };

/** What a form answers whose hidden fields are none that a page of ours has written (decision 67). */
export const siteDataChanged: Stay<never> = {
  ok: false,
  kind: "stay",
  trouble: { formIssue: { field: "", code: "siteDataChanged" } },
};

type Sent<Body, Say> = { ok: true; body: Body } | Failure | Stay<Say>;

type Values = Readonly<Record<string, unknown>>;

type Description<Read extends Values, Schema extends FormSchema, Context, Body, Say, Typed> = {
  /** What the form is called among those of its page. */
  name: string;
  /** Reads what is checked and sent. @default every field that is a text, by its name */
  read?: (form: FormData) => Read;
  /** Reads what may be typed back into a form that comes again, or kept as a draft. @default nothing */
  typed?: (form: FormData) => Typed;
  /** The rules. @default none */
  schema?: Schema | ((context: Context) => Schema);
  /** Makes the calls, in the browser by the gateway or on the server with the visit's client. */
  send: (
    client: Client,
    value: [Schema] extends [never] ? Read : InferOutput<Schema>,
    context: Context,
  ) => Promise<Sent<Body, Say>>;
  /** Says what it means that the calls have worked. @default the page stays */
  after?: (body: Body, value: [Schema] extends [never] ? Read : InferOutput<Schema>, context: Context) => After<Say>;
  /** Puts what is wrong where the form shows it. @default at the fields that the rules name */
  place?: (trouble: Trouble) => Trouble;
  /** What the page goes on from when the form stays, for a broken rule or a failed call. @default nothing */
  stays?: (form: FormData, failure?: Failure) => Say;
  /**
   * What is found out all the same where a rule is broken, such as a price: what else is wrong, and what the page goes on
   * from instead.
   */
  whenBroken?: (client: Client, form: FormData, context: Context) => Promise<Pick<Stay<Say>, "trouble" | "say">>;
  /** What is read again in the browser afterwards: answers wherever they are shown, or all that the page shows. */
  reads?: readonly ReadCallName[] | "page";
  /** Whether it is read again after a failure too, since it is unknown what became of it. @default false */
  readsAlways?: boolean;
};

/** What came of sending a form, before anybody acts on it. */
type Attempt<Say> =
  | { outcome: Outcome<never, Say>; after: After<Say> }
  | {
      outcome: Outcome<never, Say>;
      after?: undefined;
      isReached: boolean;
      /** That the session is over, as the provider says to whoever is still signed in here. */
      isSessionOver?: true;
      /** What an answer has thrown that could not be read, for whoever keeps the log. */
      fault?: unknown;
    };

/** A form of the site: see `submission`. */
export type Submission<Typed, Context, Say> = {
  readonly name: string;
  readonly typed: ((form: FormData) => Typed) | undefined;
  readonly reads: readonly ReadCallName[] | "page";
  readonly readsAlways: boolean;
  /** Reads, checks and sends a form. */
  readonly attempt: (client: Client, form: FormData, context: Context) => Promise<Attempt<Say>>;
};

/** The texts of a form by their names. */
const textsOf = (form: FormData): Record<string, string> =>
  Object.fromEntries([...form].filter((entry): entry is [string, string] => typeof entry[1] === "string"));

/** Whether somebody has decided about the form: not where no answer came, or none that is the provider's. */
const isAnswered = (failure: Failure) => failure.kind === "refused" && failure.httpStatus < 500;

const isSessionOver = (failure: Failure) =>
  failure.kind === "refused" && failure.body.status === answerStatus.sessionInvalid;

/** An answer of a shape that nobody has promised. */
const unreadable: Failure = { ok: false, kind: "unexpected", httpStatus: 200, body: undefined };

/** What follows from an answer, which may lack what its type promises: a token, an address. */
function readable<Say>(follows: After<Say>): After<Say> {
  const { session } = follows;
  if (typeof session === "object" && typeof session.begins !== "string") throw new TypeError("There is no token.");
  if ("leaveFor" in follows && typeof follows.leaveFor !== "string") throw new TypeError("There is no address.");
  return follows;
}

/** Two troubles of one form. */
const together = ({ issues = [], formIssue }: Trouble, other: Trouble): Trouble => ({
  ...other,
  ...(formIssue ? { formIssue } : {}),
  issues: [...issues, ...(other.issues ?? [])],
});

/**
 * Describes a form once: what is read from it, its rules, the calls it makes and what follows. Three read it:
 *
 * - `submissionAction` on the server, for the form posted before scripts (decision 54);
 * - `usePageSubmission` in the browser, which posts to that same action: for what leads to another page, a session or a
 *   payment. One request, all calls made on the server, every loader run anew (and with it a fresh captcha);
 * - `useSubmission` in the browser, which makes the calls itself by the gateway: for a change within a page that stays,
 *   and for files, whose progress no action can tell. Only what it names is read again.
 */
export function submission<
  Read extends Values = Record<string, string>,
  Schema extends FormSchema = never,
  Context = unknown,
  Body = unknown,
  Say = never,
  Typed = never,
>(description: Description<Read, Schema, Context, Body, Say, Typed>): Submission<Typed, Context, Say> {
  const { name, read = textsOf as (form: FormData) => Read, typed, schema, send, after, reads = [] } = description;
  const { place = (trouble) => trouble, stays, whenBroken, readsAlways = false } = description;

  async function attempt(client: Client, form: FormData, context: Context): Promise<Attempt<Say>> {
    const stay = (trouble: Trouble, isReached = true, say?: Say) => ({
      outcome: { name, ...trouble, ...(say === undefined ? {} : { say }) },
      isReached,
    });
    const values = read(form);
    const rules: FormSchema | undefined = typeof schema === "function" ? schema(context) : schema;
    const checked = rules ? check(rules, values) : { value: values };
    if (checked.issues) {
      const broken = place(brokenRules(checked.issues));
      try {
        const found = await whenBroken?.(client, form, context);
        return stay(found ? together(broken, found.trouble) : broken, true, found?.say ?? stays?.(form));
      } catch (fault) {
        return { ...stay(broken, true, stays?.(form)), fault };
      }
    }
    const value = checked.value as Parameters<typeof send>[1];
    const failed = (failure: Failure) => ({
      ...stay(place(troubleOf(failure, values)), isAnswered(failure), stays?.(form, failure)),
      ...(isSessionOver(failure) && { isSessionOver: true as const }),
    });
    try {
      const sent = await send(client, value, context);
      if (sent.ok) {
        const follows = readable(after?.(sent.body, value, context) ?? {});
        return {
          outcome: { name, ok: true, ...(follows.say === undefined ? {} : { say: follows.say }) },
          after: follows,
        };
      }
      return sent.kind === "stay" ? stay(sent.trouble, true, sent.say) : failed(sent);
    } catch (fault) {
      return { ...failed(unreadable), fault };
    }
  }
  return { name, typed, reads, readsAlways, attempt };
}

/** Any form of the site. */
export type AnySubmission = Submission<unknown, never, unknown>;

/** What comes of a form. */
export type OutcomeOf<Of extends AnySubmission> =
  Of extends Submission<infer Typed, never, infer Say> ? Outcome<Typed, Say> : never;
