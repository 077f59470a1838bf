import { describe, expect, it } from "vitest";
import { check } from "../issue/check.ts";
import { newsletterFormSchema, newsletterSchema } from "./newsletter.ts";

const email = "ann@gk.example";

describe("newsletter", () => {
  it.each([true, "on"])("takes the checked box %j", (consent) =>
    expect(check(newsletterFormSchema, { email, consent }).issues).toBeUndefined(),
  );
  it.each([false, "", undefined, "off"])("refuses the box %j", (consent) =>
    expect(check(newsletterFormSchema, { email, consent }).issues).toMatchObject([
      { field: "consent", key: "newsletter.consent.required" },
    ]),
  );

  it.each(["newsletter", "welcome"])("sends the source %s", (source) =>
    expect(check(newsletterSchema, { email, source })).toEqual({ value: { email, source } }),
  );
  it("refuses other sources and addresses", () => {
    expect(check(newsletterSchema, { email: "", source: "elsewhere" }).issues).toMatchObject([
      { field: "email", key: "email.required" },
      { field: "source", key: "option" },
    ]);
  });
});
