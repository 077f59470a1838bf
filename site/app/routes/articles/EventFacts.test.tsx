// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../../locale/RouterLink.tsx";
import { sayKeys } from "../../words/testing.ts";
import { Translation } from "../../words/words.ts";
import { EventFacts } from "./EventFacts.tsx";
import type { Happening } from "./events.ts";

afterEach(cleanup);

const event: Happening = {
  starts_at: "2026-12-05T02:30:00Z",
  ends_at: "2026-12-05T04:00:00Z",
  venue: "Hall",
  district: { id: 1, slug: "d", name: "Sha Tin", area: { id: 1, slug: "a", name: "New Territories" } },
  quota: 80,
  joined: 68,
  fee_cents: 0,
};

it.each([
  ["before it begins", "2026-12-05T02:29:59Z", 1],
  ["once it has begun", event.starts_at, 0],
  ["once it is over", event.ends_at, 0],
])("decision 171: an event offers its places %s: at %s, %i times", (_, now, times) => {
  render(
    <MemoryRouter>
      <Translation value={sayKeys()}>
        <UiProvider locale="en-US" link={RouterLink}>
          <EventFacts event={event} slug="a-day" now={now} />
        </UiProvider>
      </Translation>
    </MemoryRouter>,
  );
  expect(screen.queryAllByText("events.quota")).toHaveLength(times);
});
