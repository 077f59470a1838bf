import { type Locale, localizePath } from "@gk/domain";
import { UiProvider } from "@gk/ui/ui-provider";
import { render } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router-dom";
import { SWRConfig } from "swr";
import { partsOf } from "../../../../compile/messages.ts";
import { keyOf, type Query } from "../../../data/query.ts";
import { RouterLink } from "../../../locale/RouterLink.tsx";
import { createTranslator, Translation } from "../../../words/words.ts";

type Shown = {
  /** The page's address, without language. */
  at: string;
  locale: Locale;
  /** What the page's loader would have read: each query with its data. */
  answers?: readonly (readonly [asked: Pick<Query, "call" | "request">, data: unknown])[];
};

/** Shows a part of a member's page as it stands in it: with its address, language, words and answers. */
export function showPart(part: ReactNode, { at, locale, answers = [] }: Shown) {
  const fallback = Object.fromEntries(
    answers.map(([asked, data]) => [keyOf(asked, locale), { status: 1, data }] as const),
  );
  const Page = () => (
    <SWRConfig value={{ fallback, provider: () => new Map() }}>
      <Translation value={createTranslator(locale, partsOf(locale))}>
        <UiProvider locale={locale} link={RouterLink}>
          {part}
        </UiProvider>
      </Translation>
    </SWRConfig>
  );
  const initialEntries = [localizePath(at, locale)];
  render(<RouterProvider router={createMemoryRouter([{ path: "*", Component: Page }], { initialEntries })} />);
}
