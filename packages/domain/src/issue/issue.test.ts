import * as v from "valibot";
import { describe, expect, it } from "vitest";
import * as domain from "../index.ts";
import { check } from "./check.ts";
import { form } from "./form.ts";
import { isIssueKey, issueKeys } from "./issue-key.ts";
import { fromWireErrors, toWireErrors } from "./wire-errors.ts";

const schema = form({
  name: v.pipe(v.string("name.required"), v.minLength(3, "name.tooShort")),
  email: v.string("email.required"),
  note: v.optional(v.string()),
});

describe("check", () => {
  it("gives the value without fields that the form does not have", () => {
    expect(check(schema, { name: "Ann", email: "a", extra: 1 })).toEqual({ value: { name: "Ann", email: "a" } });
  });

  it("reports a missing field as an empty one, once, in the order of the form", () => {
    expect(check(schema, { email: undefined }).issues?.map(({ field, key }) => [field, key])).toEqual([
      ["name", "name.required"],
      ["email", "email.required"],
    ]);
  });

  it.each([undefined, null, "text", 5])("reports %j as no form at all", (value) =>
    expect(check(schema, value).issues).toEqual([{ field: "", key: "required", code: "required", params: {} }]),
  );
});

describe("issue keys", () => {
  it("stand once", () => expect(new Set(issueKeys).size).toBe(issueKeys.length));

  it("are told from other texts", () => {
    expect(isIssueKey("child.date_of_birth.future")).toBe(true);
    expect(isIssueKey("child.date_of_birth.past")).toBe(false);
    expect(isIssueKey("toString")).toBe(false);
  });

  const schemas = Object.entries<unknown>({
    ...domain,
    childSchema: domain.childSchema({ today: "2026-11-20" }),
  }).filter(
    (entry): entry is [string, domain.FormSchema] =>
      entry[0].endsWith("Schema") && Object.hasOwn(Object(entry[1]), "entries"),
  );
  it.each(schemas)("word everything that %s can say of empty, absent and odd input", (_, formSchema) => {
    for (const input of [undefined, null, "", "\u0000", 0, -1, 0.5, true, [], {}, [null], ["x", "x"]]) {
      const fields = Object.fromEntries(Object.keys(formSchema.entries).map((field) => [field, input]));
      for (const { message } of v.safeParse(formSchema, fields).issues ?? []) expect(issueKeys).toContain(message);
    }
  });
});

describe("errors of the web API", () => {
  const context = { values: { name: "O'Brien", email: "a" }, today: "2026-11-20" } as const;

  const wireErrors = (input: unknown) => toWireErrors(v.safeParse(schema, input).issues ?? []);

  it("carry the keys of broken rules", () =>
    expect(wireErrors({})).toEqual({ name: ["name.required"], email: ["email.required"] }));

  it("say each key of a field once", () => {
    const numbers = v.object({ list: v.array(v.number("child.eca.invalid")) });
    const { issues = [] } = v.safeParse(numbers, { list: ["x", "y"] });
    expect(toWireErrors(issues)).toEqual({ list: ["child.eca.invalid"] });
  });

  it("of what is no form are no field's", () => expect(wireErrors(5)).toEqual({ "": ["required"] }));

  it("tell a value that is missing from one of the wrong kind where a rule has no key", () => {
    const { issues = [] } = v.safeParse(v.object({ id: v.number(), page: v.number() }), { page: "x" });
    expect(toWireErrors(issues)).toEqual({ id: ["required"], page: ["option"] });
  });

  it("become issues again, with the arguments of their messages", () => {
    const errors = {
      name: ["name.characters"],
      email: ["email.taken"],
      date_of_birth: ["child.date_of_birth.tooEarly"],
    };
    expect(fromWireErrors(errors, context)).toEqual([
      { field: "name", key: "name.characters", code: "characters", params: { character: "'" } },
      { field: "email", key: "email.taken", code: "taken", params: {} },
      { field: "date_of_birth", key: "child.date_of_birth.tooEarly", code: "tooEarly", params: { date: "2008-01-01" } },
    ]);
  });

  it("are left out where the key is unknown, and the first known one of a field counts", () => {
    const errors = { name: ["strange", "name.tooShort", "name.required"], email: ["strange"], phone: [] };
    expect(fromWireErrors(errors, context).map(({ key }) => key)).toEqual(["name.tooShort"]);
  });
});
