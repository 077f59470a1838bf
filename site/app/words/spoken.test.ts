import path from "node:path";
import { expect, it } from "vitest";
import { catalogueOf } from "../../compile/messages.ts";
import { modulesOf } from "../messages/checks/modules-of.ts";
import { patternOf, saidIn } from "../messages/checks/said-in.ts";
import { areasOf, pageAreas } from "./areas.ts";
import { everyRoute } from "./every-route.fixture.ts";
import { pageOfRoute } from "./page-of-route.ts";

const app = path.join(import.meta.dirname, "..");
const areaOf = new Map(
  Object.entries(catalogueOf("zh-HK")).flatMap(([area, messages]) => Object.keys(messages).map((id) => [id, area])),
);
const ids = [...areaOf.keys()];

/** The server alone says the heads of pages, with all words at hand. */
const isHead = (template: string) => template.startsWith("meta.");

/** What loads its words by itself, and what words the codes of failures, of which a form brings its own. */
const byThemselves = /\/app\/(?:layouts\/SocialPosts\.tsx|offers\/\w+PopUp\.tsx|forms\/message-of\.ts)$/;

/** The messages that a file and what it brings with it may say, each with the file that says it. */
function spoken(file: string): Map<string, string> {
  const messages = new Map<string, string>();
  for (const [module, source] of modulesOf(path.join(app, file), byThemselves)) {
    const { literal, grouped, templates } = saidIn(source);
    const patterns = templates.filter((template) => !isHead(template)).map((template) => patternOf(template, "[^.]+"));
    const said = [...literal, ...grouped, ...ids.filter((id) => patterns.some((pattern) => pattern.test(id)))];
    for (const id of said) if (areaOf.has(id)) messages.set(id, path.relative(app, module));
  }
  return messages;
}

/** What a file may say that is in none of these areas. */
const unheard = (file: string, areas: readonly string[]) =>
  [...spoken(file)]
    .filter(([id]) => !areas.includes(areaOf.get(id) ?? "") && areaOf.get(id) !== "heads")
    .map(([id, module]) => `${id} in ${module}`);

const pages = everyRoute.filter(({ id = "" }) => id.startsWith("plain:") && pageOfRoute(id) in pageAreas);

it("there are pages", () => expect(pages.length).toBeGreaterThan(40));

it.each(pages)("the page $id loads the words that its modules say", ({ id, file }) => {
  expect(unheard(file, areasOf(pageOfRoute(id)))).toEqual([]);
});

it.each([
  ["root.tsx", "*"],
  ["layouts/site.tsx", "*"],
  ["layouts/default.tsx", "*"],
  ["layouts/no-footer.tsx", "*"],
  ["layouts/member.tsx", "member/signout"],
])("%s says only what each of its pages loads", (file, page) => expect(unheard(file, areasOf(page))).toEqual([]));
