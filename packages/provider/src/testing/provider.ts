import { type CaptchaAction, captchaField, type Locale } from "@gk/domain";
import {
  type Answered,
  type Client,
  type ClientCallName,
  createClient,
  parseAnswer,
  type Refused,
  type Unanswered,
  type Unexpected,
} from "@gk/web";
import { desc } from "drizzle-orm";
import { pino } from "pino";
import { createProvider, type Provider, type ProviderOptions } from "../app.ts";
import { developmentCards } from "../checkout/development-cards.ts";
import type { Database } from "../database/database.ts";
import { outboxMails } from "../database/schema/index.ts";
import { outboxMailer } from "../mail/outbox.ts";
import { openSeededDatabase } from "./database.ts";
import { testStart } from "./day.ts";

const origin = "http://gk.test";

/** The password of every demo account. */
export const demoPassword = "gk-demo-2026";

/** A provider under test, with a clock that stands still until it is told to move. */
export interface TestProvider {
  readonly provider: Provider;
  readonly database: Database;
  /** What was logged, as one text. */
  logged(): string;
  /** Moves the clock. */
  wait(time: { days?: number; hours?: number; minutes?: number; seconds?: number }): void;
  now(this: void): Date;
  /** Requests as they are on the wire; the path is beneath the site's origin. */
  fetch(path: string, init?: RequestInit): Promise<Response>;
  /** A client for visitors, or for the member whose token it gets. */
  client(token?: string, locale?: Locale): Client;
  /** A captcha token for one use, in the field where it travels. */
  captcha(action: CaptchaAction): Promise<Record<typeof captchaField, string>>;
  /** Signs a demo account in and gives its client. */
  signIn(email: string, password?: string): Promise<Client>;
  /** The mails sent so far, newest first. */
  mails(): Promise<(typeof outboxMails.$inferSelect)[]>;
  /** The code in the link of the newest mail. */
  mailedCode(): Promise<string>;
  close(): Promise<void>;
}

/** Starts a provider on a seeded database of its own. */
export async function startProvider(options: Partial<ProviderOptions> = {}): Promise<TestProvider> {
  const open = options.database ?? (await openSeededDatabase());
  let now = testStart;
  const lines: string[] = [];
  const provider = createProvider({
    database: open,
    mode: "development",
    clock: () => now,
    origin,
    mailer: outboxMailer(open.database, () => now),
    contactTo: "team@gk.example",
    cards: developmentCards(origin, open.database),
    log: pino({ level: "trace" }, { write: (line: string) => lines.push(line) }),
    ...options,
  });

  const client: TestProvider["client"] = (token, locale = "zh-HK") =>
    checkedClient(
      createClient({
        baseUrl: `${origin}/web`,
        fetch: (url, init) => provider.fetch(new Request(url, init)),
        locale: () => locale,
        token: () => token,
        timeoutMs: 60_000,
      }),
    );

  const captcha: TestProvider["captcha"] = async (action) => {
    const { token } = dataOf(await client().getDevelopmentCaptcha({ params: { action } }));
    return { [captchaField]: token };
  };

  const mails = async () => {
    await provider.settled();
    return open.database.select().from(outboxMails).orderBy(desc(outboxMails.id));
  };

  return {
    provider,
    database: open.database,
    logged: () => lines.join(""),
    wait({ days = 0, hours = 0, minutes = 0, seconds = 0 }) {
      now = new Date(now.getTime() + (((days * 24 + hours) * 60 + minutes) * 60 + seconds) * 1000);
    },
    now: () => now,
    fetch: (path, init) => provider.fetch(new Request(origin + path, init)),
    client,
    captcha,
    async signIn(email, password = demoPassword) {
      const answer = answerOf(await client().signIn({ body: { email, password, ...(await captcha("signin")) } }));
      return client(answer.token);
    },
    mails,
    async mailedCode() {
      const code = /[?&]code=([\w-]+)/.exec((await mails())[0]?.text ?? "")?.[1];
      if (code === undefined) throw new Error("The newest mail has no code.");
      return code;
    },
    close: () => provider.close(),
  };
}

/** What comes of any call. */
type AnyResult<Body> = Answered<Body> | Refused | Unexpected | Unanswered;

/** A client whose every answer is held against what the table promises. */
function checkedClient(client: Client): Client {
  const checked = Object.entries(client).map(([name, make]) => [
    name,
    async (request: never) => {
      const result: AnyResult<unknown> = await make(request);
      if (result.ok || result.kind === "refused") parseAnswer(name as ClientCallName, result.body);
      return result;
    },
  ]);
  return Object.fromEntries(checked) as Client;
}

/** The body of a success. @errors throws where it is none, with what came instead */
export function answerOf<Body>(result: AnyResult<Body>): Body {
  if (!result.ok) throw new Error(`Expected a success, not ${JSON.stringify(result)}`);
  return result.body;
}

/** The data of a success. */
export function dataOf<Data>(result: AnyResult<{ data: Data }>): Data {
  return answerOf(result).data;
}

/** What a refusal says, with its HTTP status. @errors throws where it is none, with what came instead */
export function refusalOf(result: AnyResult<unknown>) {
  if (result.ok || result.kind !== "refused") throw new Error(`Expected a refusal, not ${JSON.stringify(result)}`);
  return { httpStatus: result.httpStatus, ...result.body };
}
