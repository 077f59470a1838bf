import type { Performance } from "@gk/web";
import { expect, it } from "vitest";
import { partsOf } from "../../../../../compile/messages.ts";
import { createTranslator } from "../../../../words/words.ts";
import { childWith } from "../child.fixture.ts";
import { growthReport } from "./growth-report.server.tsx";
import { nothing } from "./performance.fixture.ts";

const performance: Performance = {
  ...nothing,
  missions: [
    { month: "2026-09", category: 1, completed: 4 },
    { month: "2026-10", category: 2, completed: 3 },
  ],
  stars: 30,
  silver_stars: 13,
};
const child = childWith({ name: "<b>Long</b>" });

it.each([
  ["zh-HK", "成長報告", "2026年9月"],
  ["en-US", "growth report", "September 2026"],
] as const)("says in %s what each month brought, with its sums", (locale, title, month) => {
  const t = createTranslator(locale, partsOf(locale));
  const html = growthReport(t, { child, performance, today: "2026-11-20" });
  expect(html).toContain(`<html lang="${locale}">`);
  expect(html).toContain(title);
  expect(html).toContain(`<th scope="row">${month}</th><td>4</td><td>0</td><td>0</td><td>0</td><td>0</td><td>4</td>`);
  expect(html).toContain("<td>7</td></tr></tfoot>");
  expect(html).toContain("A4");
});

it("writes thousands with a comma, as the page does", () => {
  const missions: Performance["missions"] = [{ month: "2026-09", category: 1, completed: 1234 }];
  const t = createTranslator("en-US", partsOf("en-US"));
  const html = growthReport(t, { child, performance: { ...performance, missions, stars: 1048 }, today: "2026-11-20" });
  expect(html.match(/<td>1,234<\/td>/gu)).toHaveLength(4);
  expect(html).toContain("<td>1,048</td>");
});

it("has the logo at its head, in the file itself", () => {
  const html = growthReport(createTranslator("en-US", partsOf("en-US")), { child, performance, today: "2026-11-20" });
  const [, source] = /<img [^>]*src="([^"]*)" alt="GK"/u.exec(html) ?? [];
  expect(decodeURIComponent(source ?? "")).toMatch(/^data:image\/svg\+xml,<svg [^>]*viewBox/u);
});

it("takes nothing that somebody typed for markup", () => {
  const t = createTranslator("en-US", partsOf("en-US"));
  expect(growthReport(t, { child, performance, today: "2026-11-20" })).not.toContain("<b>Long");
});
