import { describe, expect, it } from "vitest";
import { eventsCalendar } from "../../data/calendar.server.ts";
import { atomOf, type Feed, jsonFeedOf } from "./feed.ts";

const feed: Feed = {
  title: "News & more",
  description: "All of it",
  language: "en-US",
  author: "GK",
  page: "https://gk.example/en-US/news",
  self: "https://gk.example/en-US/news/feed.atom",
  entries: [
    { url: "https://gk.example/en-US/news/a", title: "A <b>\u0001", summary: '"Hello"', published: "2026-11-20" },
    { url: "https://gk.example/en-US/news/b", title: "B", summary: "", published: "2026-10-01" },
  ],
};

describe("a feed (decision 126)", () => {
  it("in Atom: names itself, its page, its language and when it changed", () => {
    const xml = atomOf(feed);
    expect(xml).toContain('<feed xmlns="http://www.w3.org/2005/Atom" xml:lang="en-US">');
    expect(xml).toContain(
      '<link rel="self" type="application/atom+xml" href="https://gk.example/en-US/news/feed.atom"/>',
    );
    expect(xml.match(/<updated>(.*?)<\/updated>/)?.[1]).toBe("2026-11-20T00:00:00+08:00");
    expect([...xml.matchAll(/<entry><id>(.*?)<\/id>/g)].map(([, id]) => id)).toEqual(
      feed.entries.map(({ url }) => url),
    );
  });

  it("in Atom: text is text, and what XML can't hold is left out", () => {
    const xml = atomOf(feed);
    expect(xml).toContain("<title>News &amp; more</title>");
    expect(xml).toContain("<title>A &lt;b&gt;</title>");
    expect(xml).toContain("<summary>&quot;Hello&quot;</summary>");
  });

  it("without entries is whole, too", () => {
    expect(atomOf({ ...feed, entries: [] })).toMatch(/<updated>2020-01-01T00:00:00\+08:00<\/updated>/);
    expect(jsonFeedOf({ ...feed, entries: [] }).items).toEqual([]);
  });

  it("in JSON: each entry with its address as its id", () => {
    const json = jsonFeedOf(feed);
    expect(json).toMatchObject({
      version: "https://jsonfeed.org/version/1.1",
      home_page_url: feed.page,
      language: "en-US",
    });
    expect(json.items[0]).toEqual({
      id: "https://gk.example/en-US/news/a",
      url: "https://gk.example/en-US/news/a",
      title: "A <b>\u0001",
      content_text: '"Hello"',
      date_published: "2026-11-20T00:00:00+08:00",
    });
  });
});

describe("the calendar of events", () => {
  it("has each at its moment, under a name that stays", () => {
    const file = eventsCalendar(
      "GK events",
      [
        {
          id: "event-1@gk",
          starts: new Date("2026-12-05T02:30:00Z"),
          ends: new Date("2026-12-05T04:00:00Z"),
          title: "A talk",
          body: "For parents",
          place: "Hall, Sha Tin",
          url: "https://gk.example/events/a",
        },
      ],
      { locale: "en-US", now: new Date("2026-11-20T00:00:00Z") },
    );
    const lines = file.split("\r\n");
    expect(lines).toEqual(
      expect.arrayContaining([
        "X-WR-CALNAME:GK events",
        "UID:event-1@gk",
        "DTSTART:20261205T023000Z",
        "DTEND:20261205T040000Z",
        "SUMMARY:A talk",
        String.raw`LOCATION:Hall\, Sha Tin`,
      ]),
    );
  });
});
