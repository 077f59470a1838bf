// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../locale/RouterLink.tsx";
import { catalogue } from "../words/catalogue.ts";
import "../words/catalogue.server.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { SiteFooter } from "./SiteFooter.tsx";

afterEach(cleanup);

it.each([
  ["en-US", "2026-12-31", "© 2020–2026 GK. All rights reserved."],
  ["en-US", "2027-01-01", "© 2020–2027 GK. All rights reserved."],
  ["zh-HK", "2026-12-31", "© 2020–2026 GK 版權所有，不得轉載。"],
  ["zh-HK", "2027-01-01", "© 2020–2027 GK 版權所有，不得轉載。"],
] as const)("T36: in %s ends the years of its rights with that of today: %s", (locale, today, copyright) => {
  render(
    <MemoryRouter>
      <Translation value={createTranslator(locale, catalogue(locale))}>
        <UiProvider locale={locale} link={RouterLink}>
          <SiteFooter path="/" timeline={undefined} today={today} />
        </UiProvider>
      </Translation>
    </MemoryRouter>,
  );
  expect(screen.getByText(/^©/).textContent).toBe(copyright);
});
