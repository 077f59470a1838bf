import { renderToString } from "react-dom/server";
import { expect, test } from "vitest";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { entries, guest, languageSwitch } from "./Header.fixture.tsx";
import { Header } from "./index.ts";

test("before scripts the menu's button is a link to the entries, which claims to open nothing", () => {
  const html = renderToString(
    <UiProvider locale="en-US">
      <Header
        logo={pictures.logo}
        home={{ label: "GK", href: "/" }}
        items={entries("en-US")}
        account={guest["en-US"]}
        language={languageSwitch("en-US")}
        onMenu={() => undefined}
      />
    </UiProvider>,
  );
  const opener = /<a [^>]*aria-label="Open menu"[^>]*>/.exec(html)?.[0];
  expect(opener).toContain('href="#site-menu"');
  expect(opener).not.toMatch(/role=|aria-haspopup|aria-expanded/);
});
