import type { Article, Plan } from "@gk/web";
import { describe, expect, it } from "vitest";
import type { Visit } from "../session/context.ts";
import { sayKeys } from "../words/testing.ts";
import { application, plan } from "./offers.server.ts";
import { organization, website } from "./organization.server.ts";
import { article, event, questions } from "./reading.server.ts";
import { trail } from "./trail.server.ts";

const visit = { origin: "https://gk.example", locale: "en-US", now: new Date("2026-11-20T00:00:00Z") } as Visit;
const t = sayKeys();
const read = {
  title: "A day",
  summary: "<b>Short</b>",
  published_at: "2026-11-20",
  illustration: "tip-homework",
} as const;

/** Every type that something names, itself first. */
const typesIn = (value: unknown): string[] =>
  typeof value === "object" && value !== null
    ? Object.entries(value).flatMap(([name, one]) => (name === "@type" ? [String(one)] : typesIn(one)))
    : [];

describe("what search engines are told (decision 125)", () => {
  it("of the organization and of the site, which is searched", () => {
    expect(organization(visit, t)).toMatchObject({
      "@context": "https://schema.org",
      "@type": "Organization",
      url: "https://gk.example/en-US",
      sameAs: expect.arrayContaining([expect.stringContaining("facebook")]) as unknown,
    });
    expect(website({ ...visit, locale: "zh-HK" }, t)).toMatchObject({
      "@type": "WebSite",
      inLanguage: "zh-HK",
      potentialAction: {
        "@type": "SearchAction",
        target: { urlTemplate: "https://gk.example/search?q={search_term_string}" },
        "query-input": "required name=search_term_string",
      },
    });
  });

  it("of an article: no tags, whole addresses", () => {
    const told = article(visit, t, read, "https://gk.example/en-US/tips/a-day");
    expect(typesIn(told)).toEqual(["Article", "Organization", "Organization"]);
    expect(told).toMatchObject({ headline: "A day", description: "Short", datePublished: "2026-11-20" });
    expect(told["image"]).toMatch(/^https:\/\/gk\.example\/./);
  });

  const happening: NonNullable<Article["event"]> = {
    starts_at: "2026-12-05T02:30:00.000Z",
    ends_at: "2026-12-05T04:00:00.000Z",
    venue: "Hall",
    district: { id: 1, slug: "d", name: "Sha Tin", area: { id: 1, slug: "a", name: "New Territories" } },
    quota: 80,
    fee_cents: 5050,
  };

  it("of an event: when, where and for how much", () => {
    const told = event(visit, t, { ...read, event: happening }, "https://gk.example/en-US/events/a-day");
    expect(typesIn(told)).toEqual(["Event", "Place", "PostalAddress", "Organization", "Offer"]);
    expect(told).toMatchObject({
      startDate: "2026-12-05T02:30:00.000Z",
      location: { name: "Hall", address: { addressLocality: "Sha Tin", addressCountry: "HK" } },
      isAccessibleForFree: false,
      offers: { price: 50.5, priceCurrency: "HKD" },
    });
  });

  it.each([
    [80, { availability: "https://schema.org/SoldOut" }],
    [79, { availability: "https://schema.org/InStock" }],
    [null, {}],
  ])("of an event where %s of 80 places are taken: what is known of room, and nothing else", (joined, known) => {
    const told = event(visit, t, { ...read, event: { ...happening, joined } }, "https://gk.example/events/a-day");
    expect(told["offers"]).toEqual({
      "@type": "Offer",
      price: 50.5,
      priceCurrency: "HKD",
      url: "https://gk.example/events/a-day",
      ...known,
    });
  });

  it.each([
    ["begun", happening.starts_at],
    ["ended", happening.ends_at],
  ])("of an event that has %s: nothing of room (decision 171)", (_, now) => {
    const seen = { ...visit, now: new Date(now) };
    const told = event(seen, t, { ...read, event: { ...happening, joined: 79 } }, "https://gk.example/events/a-day");
    expect(told["offers"]).not.toHaveProperty("availability");
  });

  it("of questions: each with its answer in plain text, and no chapter", () => {
    const told = questions({
      sections: [
        { id: "about", level: 2, title: "About", html: "" },
        {
          id: "free",
          level: 3,
          title: "是否免費？",
          html: '<p>Yes, <a href="/plans">see</a>.</p><p>Really.</p>',
        },
      ],
    });
    expect(told["mainEntity"]).toEqual([
      { "@type": "Question", name: "是否免費？", acceptedAnswer: { "@type": "Answer", text: "Yes, see. Really." } },
    ]);
  });

  it("of the way to a page, from the home page on", () => {
    const told = trail(visit, t, [{ label: "News", href: "/news" }]);
    expect(told["itemListElement"]).toEqual([
      { "@type": "ListItem", position: 1, name: "nav.home", item: "https://gk.example/en-US" },
      { "@type": "ListItem", position: 2, name: "News", item: "https://gk.example/en-US/news" },
    ]);
  });

  it("of a plan and of the app: what they cost", () => {
    const offered = { slug: "month", name: "Beginner", description: "A month", price_cents: 9800 } as unknown as Plan;
    expect(plan(visit, t, offered)).toMatchObject({
      "@type": "Product",
      offers: { "@type": "Offer", price: "98.00", priceCurrency: "HKD", url: "https://gk.example/en-US/plans" },
    });
    expect(application(visit, t, { name: "GK", description: "d", stores: { apple: "a", google: "g" } })).toMatchObject({
      "@type": "SoftwareApplication",
      downloadUrl: ["a", "g"],
      offers: { price: 0 },
    });
  });
});
