import { expect, it } from "vitest";
import { headAt } from "../data/load.fixture.ts";
import { loader as refuse } from "./invitation/refuse.tsx";
import { loader as unsubscribe } from "./newsletter/unsubscribe.tsx";
import { loader as offline } from "./offline.tsx";

// What stands in for a page, or is reached from a mail alone, is nothing to be found.
const pages = { "/offline": offline, "/newsletter/unsubscribe": unsubscribe, "/invitation/refuse": refuse };

it.each(
  Object.entries(pages).flatMap(([path, loader]) => ["", "/en-US"].map((prefix) => [prefix + path, loader] as const)),
)("%s is left out by search engines, and says what it is", async (address, loader) => {
  expect(await headAt(loader, address)).toMatchObject({
    unlisted: true,
    description: expect.stringMatching(/./) as unknown,
  });
});
