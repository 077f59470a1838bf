import { describe, expect, it } from "vitest";
import { sayKeys } from "../../words/testing.ts";
import type { Translator } from "../../words/words.ts";
import { beginning } from "./topic.ts";

const t: Translator = Object.assign(
  (id: string, values: Record<string, string | number> = {}) => (values["plan"] ? `${id} ${values["plan"]}` : id),
  { ...sayKeys("en-US") },
);

describe("beginning", () => {
  it.each([
    ["school-basic", { type: 2, topic: "contact.topic.schoolPlan plans.school.basic.name" }],
    ["school", { type: 2, topic: "contact.topic.school" }],
    ["advertise", { type: 2, topic: "contact.topic.advertise" }],
    ["event", { type: 1, topic: "contact.topic.event" }],
    ["child-limit", { type: 1, topic: "contact.topic.childLimit" }],
    ["account", { type: 1, topic: "contact.topic.accountDeletion" }],
  ])("knows %s", (about, values) => expect(beginning(t, about)).toEqual(values));

  it("names the event that somebody comes from, as far as a topic goes", () => {
    const named = (id: string, { event = "" } = {}) => `${id} ${event}`;
    const say: Translator = Object.assign(named, { ...sayKeys("en-US") });
    expect(beginning(say, "event", "Picnic").topic).toBe("contact.topic.eventNamed Picnic");
    expect(beginning(say, "event", "日".repeat(120)).topic).toHaveLength(100);
  });

  it.each([null, "", "basic", "<script>"])("begins as a parent without a topic for %j", (about) =>
    expect(beginning(t, about)).toEqual({ type: 1 }),
  );
});
