import { parseArgs } from "node:util";
import { hongKongToday, toInteger } from "@gk/domain";
import { type Amounts, makeContent, settle } from "../bulk/make-content.ts";
import type { Mode } from "../configuration.ts";
import type { Services } from "../http/services.ts";
import { seed } from "../seed/seed.ts";
import { OperatorError } from "./operator-error.ts";

const USAGE = `Makes the public content big, to see how the site bears it.

  npm run seed -- --articles <number> --ads <number>

So many made-up articles (news, events and tips) and advertisements there are then, in both languages, beside the seed's
own: what is missing is added, what is too many goes, and 0 takes all of them away. The same number is the same row each
time. Development only. An embedded database (no DATABASE_URL) belongs to one process: stop the server first.`;

/** As many as numbers of rows leave room for, with ease. */
const MOST = 10_000_000;

/**
 * Reads how much content an operator asks for.
 *
 * @errors says how the command is used
 */
export function readAmounts(args: readonly string[]): Amounts {
  const { articles, ads } = parse(args);
  if (articles === undefined && ads === undefined) throw new OperatorError(USAGE);
  return { articles: amount(articles), ads: amount(ads) };
}

function parse(args: readonly string[]) {
  try {
    const options = { articles: { type: "string" }, ads: { type: "string" } } as const;
    return parseArgs({ args: [...args], options }).values;
  } catch {
    throw new OperatorError(USAGE);
  }
}

function amount(text = "0"): number {
  const number = toInteger(text);
  if (number === undefined || number < 0 || number > MOST) throw new OperatorError(USAGE);
  return number;
}

/**
 * Refuses what is made up where families look.
 *
 * @errors an {@link OperatorError} says so
 */
export function requireDevelopment(mode: Mode): void {
  if (mode !== "development") throw new OperatorError("Made-up content is for development: GK_MODE is production.");
}

/** Makes as much content as is asked for, and answers with what was done. */
export async function operateOnContent(
  amounts: Amounts,
  { database, clock, mode }: Pick<Services, "database" | "clock" | "mode">,
  onProgress?: (rows: number, of: number) => void,
): Promise<string> {
  requireDevelopment(mode);
  const today = hongKongToday(clock());
  const begun = performance.now();
  await seed(database, { today, demoAccounts: true });
  const { added, taken } = await makeContent(database, today, amounts, onProgress);
  if (added + taken > 0) await settle(database);
  const seconds = ((performance.now() - begun) / 1000).toFixed(1);
  const done = added + taken === 0 ? "Nothing to do" : `Added ${added} rows and took ${taken} away`;
  return `${done}: ${amounts.articles} made-up articles and ${amounts.ads} advertisements are there (${seconds} s).`;
}
