import { check, contactSchema } from "@gk/domain";
import { describe, expect, it } from "vitest";
import { brokenRules, troubleOf } from "./issues.ts";

const refused = (body: object) =>
  troubleOf({ ok: false, kind: "refused", httpStatus: 422, body: { status: -1, ...body } });

describe("troubleOf", () => {
  it.each([
    [
      "a broken rule stands at its field",
      { errors: { email: ["email.taken"] } },
      { issues: [{ field: "email", code: "email.taken", params: {} }] },
    ],
    ["a refusal above the form", { message: "signin.invalid" }, { formIssue: { field: "", code: "signin.invalid" } }],
    ["a refusal without a word is unknown", {}, { formIssue: { field: "", code: "unknown" } }],
    [
      "too often says for how long",
      { retry_after: 60 },
      { formIssue: { field: "", code: "tooManyRequests", params: { seconds: 60 } } },
    ],
    [
      "what is away for a while is not said to be too often",
      { message: "server", retry_after: 5 },
      { formIssue: { field: "", code: "server", params: { seconds: 5 } } },
    ],
    [
      "a refused captcha stands above the form, since nobody sees its field",
      { errors: { "g-recaptcha-response": ["captcha.failed"] } },
      { formIssue: { field: "", code: "captcha.failed", params: {} } },
    ],
    [
      "a bound that only the provider found broken is named",
      { errors: { new_password: ["newPassword.tooShort"] } },
      { issues: [{ field: "new_password", code: "newPassword.tooShort", params: { min: "8" } }] },
    ],
    [
      "a code that is none of our rules goes on to be worded as a refusal",
      { errors: { email: ["strange"], name: [] } },
      { issues: [{ field: "email", code: "strange" }] },
    ],
  ])("%s", (_, body, trouble) => expect(refused(body)).toEqual(trouble));

  it("T58: names the character of the answer that was refused", () => {
    const failure = { errors: { name: ["name.characters"] } };
    const body = { status: -1, ...failure } as const;
    expect(troubleOf({ ok: false, kind: "refused", httpStatus: 422, body }, { name: "O'Brien" }).issues).toEqual([
      { field: "name", code: "name.characters", params: { character: "'" } },
    ]);
  });

  it.each([
    ["timeout", "timeout"],
    ["unreachable", "network"],
  ] as const)("T80: no answer (%s) is a sentence, not a crash", (reason, code) => {
    const trouble = troubleOf({ ok: false, kind: "network", reason, error: new Error(reason) });
    expect(trouble).toEqual({ formIssue: { field: "", code } });
  });

  it("an answer that is none of the provider's is the server's fault", () => {
    const trouble = troubleOf({ ok: false, kind: "unexpected", httpStatus: 502, body: "<html>" });
    expect(trouble).toEqual({ formIssue: { field: "", code: "server" } });
  });
});

describe("brokenRules", () => {
  it("leaves the captcha for later while something that can be seen is wrong", () => {
    const checked = check(contactSchema, { type: 1 });
    const { issues, formIssue } = brokenRules(checked.issues ?? []);
    expect(issues?.map(({ field }) => field)).not.toContain("g-recaptcha-response");
    expect(issues?.[0]).toMatchObject({ field: "title", code: "contact.salutation.required" });
    expect(formIssue).toBeUndefined();
  });
});
