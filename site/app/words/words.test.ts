import { createElement, isValidElement } from "react";
import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it, vi } from "vitest";
import type { Catalogue, MessageId } from "./catalogue.ts";
import { sentences } from "./sentences.tsx";
import { createTranslator } from "./words.ts";

/** Messages as they are compiled: sentences as text, those with arguments as syntax trees. */
const messages = {
  "product.name": "GK",
  plain: "50% off {not an argument}",
  "home.cta.title": "Begin",
  "home.cta.lead": "Today",
  "contact.form.message.hint": "No passwords",
  "contact.form.phone.hint": [
    { type: 1, value: "count" },
    { type: 0, value: " digits" },
  ],
  greeting: [
    { type: 0, value: "Welcome to " },
    { type: 1, value: "product" },
    { type: 0, value: ", " },
    { type: 1, value: "name" },
  ],
  terms: [
    { type: 0, value: "See the " },
    { type: 8, value: "terms", children: [{ type: 0, value: "terms" }] },
  ],
} as unknown as Catalogue;

const t = createTranslator("en-US", messages);
const id = (text: string) => text as MessageId;

describe("createTranslator", () => {
  it("says a sentence as it stands", () => expect(t(id("plain"))).toBe("50% off {not an argument}"));

  it("fills in arguments, and always knows the product's name", () => {
    expect(t(id("greeting"), { name: "Ann" })).toBe("Welcome to GK, Ann");
  });

  it("draws tags by the functions of their names", () => {
    expect(t.rich(id("terms"), { terms: (words) => ["<", ...words, ">"] })).toBe("See the <terms>");
  });

  it("gives parts that can stand beside others in an element", () => {
    const complaint = vi.spyOn(console, "error").mockReturnValue();
    const words = t.rich(id("terms"), { terms: (inside) => createElement("a", null, inside) });
    renderToStaticMarkup(createElement("p", null, sentences("en-US", ["Hello.", words])));
    expect(complaint).not.toHaveBeenCalled();
  });

  it("says a sentence without tags as text also when asked for more", () => {
    const words = t.rich(id("plain"), {});
    expect([words, isValidElement(words)]).toEqual(["50% off {not an argument}", false]);
  });

  it.each(["missing.key", "toString"])("throws for %s: a page without its words is a defect", (unknown) => {
    expect(() => t(id(unknown))).toThrow(unknown);
  });

  it("says the messages of a group by their own names", () => {
    expect(t.group("home.cta", ["title", "lead"])).toEqual({ title: "Begin", lead: "Today" });
  });

  it("says one kind of word of several fields, each with the same arguments", () => {
    const hints = t.group("contact.form.*.hint", ["message", "phone"], { count: 8 });
    expect(hints).toEqual({ message: "No passwords", phone: "8 digits" });
  });

  it("knows its language", () => expect(t.locale).toBe("en-US"));
});
