// @vitest-environment jsdom
import type { Locale } from "@gk/domain";
import { UiProvider, useUi } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { memo, type ReactNode, useLayoutEffect } from "react";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../locale/RouterLink.tsx";
import { BelowFirstView } from "./BelowFirstView.tsx";
import { catalogue } from "./catalogue.ts";
import "./catalogue.server.ts";
import { createTranslator, Translation, useTranslations } from "./words.ts";

afterEach(cleanup);

const Spoken = memo(function Spoken({ drawn }: { drawn: string[] }) {
  const t = useTranslations();
  const { locale } = useUi();
  const said = `${locale} ${t("nav.faq")}`;
  useLayoutEffect(() => void drawn.push(said));
  return <p>{said}</p>;
});

const In = ({ locale, children }: { locale: Locale; children: ReactNode }) => (
  <Translation value={createTranslator(locale, catalogue(locale))}>
    <UiProvider locale={locale} link={RouterLink}>
      {children}
    </UiProvider>
  </Translation>
);

it("keeps its language while the first view is drawn in another, and is drawn anew once", async () => {
  const below: string[] = [];
  const drawn: string[] = [];
  const First = () => {
    useTranslations();
    useLayoutEffect(() => {
      const part = screen.getByTestId("below");
      below.push(`${part.closest("[lang]")?.getAttribute("lang")}: ${part.textContent}`);
    });
    return null;
  };
  const page = (
    <>
      <First />
      <BelowFirstView>
        <div data-testid="below">
          <Spoken drawn={drawn} />
        </div>
      </BelowFirstView>
    </>
  );
  const { rerender } = render(<In locale="zh-HK">{page}</In>);
  rerender(<In locale="en-US">{page}</In>);
  expect(await screen.findByText("en-US FAQ")).toBe(screen.getByTestId("below").firstChild);
  expect(below).toEqual(["zh-HK: zh-HK 常見問題", "zh-HK: zh-HK 常見問題"]);
  expect(screen.getByTestId("below").closest("[lang]")?.getAttribute("lang")).toBe("en-US");
  expect(drawn).toEqual(["zh-HK 常見問題", "en-US FAQ"]);
});
