import type { Event } from "schema-dts";
import { describe, it } from "vitest";
import { structured } from "./structured.ts";

/** What search engines are told is what schema.org knows. Checked by the compiler (`npm run types`). */
describe("something of a type", () => {
  it("has the properties of it, and no others", () => {
    structured<Event>({ "@type": "Event", name: "A day", startDate: "2026-12-05" });
    // @ts-expect-error an event of schema.org's does not begin
    structured<Event>({ "@type": "Event", name: "A day", begins: "2026-12-05" });
    // @ts-expect-error there is no such status
    structured<Event>({ "@type": "Event", eventStatus: "https://schema.org/EventPlanned" });
  });
});
