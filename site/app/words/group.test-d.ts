import type { ContactFormWords } from "@gk/ui/contact-form";
import type { SeedCallWords } from "@gk/ui/seed-call";
import { describe, expectTypeOf, it } from "vitest";
import type { Translator } from "./words.ts";

declare const t: Translator;

/** The words of a piece are all there, and each has its message. Checked by the compiler (`npm run types`). */
describe("a group of words", () => {
  it("is what its piece takes", () => {
    expectTypeOf(t.group("home.cta", ["title", "lead", "action"])).toExtend<SeedCallWords>();
  });

  it("that leaves a word out is none of the piece's", () => {
    expectTypeOf(t.group("home.cta", ["title", "lead"])).not.toExtend<SeedCallWords>();
  });

  it("names messages that there are", () => {
    // @ts-expect-error no such message
    t.group("home.cta", ["title", "subtitle"]);
    // @ts-expect-error no such group
    t.group("home.nothing", ["title"]);
  });

  it("that is one of several has the names that all of them have", () => {
    const either = "home.cta" as "home.cta" | "home.plans";
    t.group(either, ["title", "lead"]);
    // @ts-expect-error not in both
    t.group(either, ["action"]);
  });

  it("may be one kind of word of several fields", () => {
    const hints = t.group("contact.form.*.hint", ["phone", "message"]);
    expectTypeOf(hints).toExtend<ContactFormWords["hints"]>();
    // @ts-expect-error no hint of that field
    t.group("contact.form.*.hint", ["name"]);
    // @ts-expect-error no such kind of word
    t.group("contact.form.*.nothing", ["email"]);
  });
});
