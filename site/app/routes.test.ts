import { expect, it } from "vitest";
import { everyRoute } from "./words/every-route.fixture.ts";

it("T99: has no page about Octopus, whose instructions are a step of the purchase (decision 37): only a file with its code", () => {
  const named = everyRoute.flatMap(({ path = "" }) => (/octopus/i.test(path) ? [path] : []));
  expect(named.filter((path) => !path.endsWith("/octopus.svg"))).toEqual([]);
});
