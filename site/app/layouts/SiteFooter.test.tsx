// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../locale/RouterLink.tsx";
import type { Visitor } from "../session/visitor.server.ts";
import { catalogue } from "../words/catalogue.ts";
import "../words/catalogue.server.ts";
import { createTranslator } from "../words/words.ts";
import { SiteFooter } from "./SiteFooter.tsx";
import type { Site } from "./useSite.ts";

afterEach(cleanup);

it.each([
  ["en-US", "2026-12-31", "© 2020–2026 GK. All rights reserved."],
  ["en-US", "2027-01-01", "© 2020–2027 GK. All rights reserved."],
  ["zh-HK", "2026-12-31", "© 2020–2026 GK 版權所有，不得轉載。"],
  ["zh-HK", "2027-01-01", "© 2020–2027 GK 版權所有，不得轉載。"],
] as const)("T36: in %s ends the years of its rights with that of today: %s", (locale, today, copyright) => {
  const visitor: Visitor = { member: null, promotion: false, today };
  const site = { t: createTranslator(locale, catalogue(locale)), path: "/", visitor } as Site;
  render(
    <MemoryRouter>
      <UiProvider locale={locale} link={RouterLink}>
        <SiteFooter site={site} />
      </UiProvider>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^©/).textContent).toBe(copyright);
});
