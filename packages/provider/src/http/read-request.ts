import { type IsoDate, type RuleContext, toWireErrors } from "@gk/domain";
import { type AnyContract, type Call, contracts, fromFormData, hasFewParts, type Match } from "@gk/web";
import * as v from "valibot";
import type { Database } from "../database/database.ts";
import { districts, ecaItems } from "../database/schema/index.ts";
import { invalid, notFound, refused, unreadable } from "./refusal.ts";

/** Reads and checks what a request asks, by the rules of its row. What the row does not have stays undefined. */
export async function readRequest(match: Match, request: Request, database: Database, today: IsoDate) {
  const contract: AnyContract = contracts[match.name];
  return {
    params: contract.params && readParams(contract.params, match.params),
    query: contract.query && check(contract.query, queryOf(request)),
    body: contract.body && check(await bodyRules(contract.body, database, today), await readBody(match.row, request)),
  };
}

/** A path whose parameters make no sense names nothing. */
function readParams(rules: v.GenericSchema, params: Readonly<Record<string, string>>): unknown {
  const result = v.safeParse(rules, params);
  if (!result.success) throw notFound();
  return result.output;
}

function queryOf(request: Request): Record<string, string> {
  const query = new URL(request.url).searchParams;
  query.delete("_method");
  return Object.fromEntries(query);
}

async function readBody(call: Call, request: Request): Promise<unknown> {
  if (call.encoding === "json") return readJson(await request.text());
  const bytes = await request.bytes();
  if (!hasFewParts(bytes)) throw refused("upload.tooLarge", 413);
  const headers = { "Content-Type": request.headers.get("Content-Type") ?? "" };
  try {
    return fromFormData(await new Response(bytes, { headers }).formData());
  } catch {
    throw unreadable(422);
  }
}

/** A call whose fields may all be left out may be made without a body. */
function readJson(text: string): unknown {
  if (text === "") return {};
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable(400);
  }
}

async function bodyRules(
  rules: NonNullable<AnyContract["body"]>,
  database: Database,
  today: IsoDate,
): Promise<v.GenericSchema> {
  return typeof rules === "function" ? rules(await ruleContext(database, today)) : rules;
}

/** What rules depend on (decision 18: districts and activities are the provider's). */
async function ruleContext(database: Database, today: IsoDate): Promise<RuleContext> {
  const areas = await database.select({ id: districts.id }).from(districts);
  const eca = await database.select({ id: ecaItems.id }).from(ecaItems);
  return { today, areaIds: areas.map(({ id }) => id), ecaIds: eca.map(({ id }) => id) };
}

function check(rules: v.GenericSchema, input: unknown): unknown {
  const result = v.safeParse(rules, input);
  if (result.success) return result.output;
  throw invalid(toWireErrors(result.issues));
}
