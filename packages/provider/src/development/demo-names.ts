import { type Locale, locales } from "@gk/domain";
import demoSeed from "../../seed/demo-accounts.json" with { type: "json" };

type Names = Readonly<Record<Locale, string>>;

const people: readonly Names[] = demoSeed.accounts.flatMap(({ name, children }) => [
  name,
  ...children.flatMap((child) => [child.name, ...child.caregiver_users.map((caregiver) => caregiver.name)]),
]);
const nicknames: readonly Names[] = demoSeed.accounts.flatMap(({ children }) =>
  children.map(({ nickname }) => nickname),
);

/** What each name in any language is called in one. */
const calledIn = (names: readonly Names[], locale: Locale) =>
  new Map(names.flatMap((name) => locales.map((from) => [name[from], name[locale]] as const)));

const wording = (locale: Locale) => ({ people: calledIn(people, locale), nicknames: calledIn(nicknames, locale) });

const wordings: Record<Locale, ReturnType<typeof wording>> = { "zh-HK": wording("zh-HK"), "en-US": wording("en-US") };

const anyPerson = new RegExp([...wordings["zh-HK"].people.keys()].join("|"), "g");

/**
 * What is answered in development, with the people of the demo accounts by the names that they have in the reader's
 * language: whoever looks at the demo meets one family, and not a foreign one in half of the pages (decision 129).
 */
export function withDemoNames<Value>(value: Value, locale: Locale): Value {
  const { people: called, nicknames: nicknamed } = wordings[locale];
  const isDemo = (object: object) => "name" in object && called.has(String(object.name));
  const worded = (part: unknown, key?: string, owner?: object): unknown => {
    if (typeof part === "string") {
      // A nickname is too short to be anybody's for certain, but for a child of the demo's.
      if (key === "nickname" && owner && isDemo(owner)) return nicknamed.get(part) ?? part;
      return part.replaceAll(anyPerson, (name) => called.get(name) ?? name);
    }
    if (Array.isArray(part)) return part.map((one) => worded(one));
    if (part === null || typeof part !== "object") return part;
    return Object.fromEntries(Object.entries(part).map(([name, one]) => [name, worded(one, name, part)]));
  };
  return worded(value) as Value;
}
