// @vitest-environment jsdom
import { type Locale, locales, writeBegunSignIn } from "@gk/domain";
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { RouterContextProvider, RouterProvider, createMemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { catalogueOf, partsOf } from "../../../compile/messages.ts";
import { RouterLink } from "../../locale/RouterLink.tsx";
import { type Visit, visitContext } from "../../session/context.ts";
import { addMessages, catalogue } from "../../words/catalogue.ts";
import { createTranslator, Translation } from "../../words/words.ts";
import SocialReturn, { loader } from "./callback.tsx";

// As they are compiled, what has no parts is a text: the name of the product is.
for (const locale of locales) addMessages(locale, "forms", { ...partsOf(locale), ...catalogueOf(locale)["shell"] });
afterEach(cleanup);

/** Shows what somebody sees who comes back from a service while the provider answers so. */
async function comeBack(locale: Locale, answer: object) {
  const address = `/${locale}/auth/google/callback?code=c&state=s`;
  const url = new URL(address, "https://gk.example");
  const context = new RouterContextProvider();
  context.set(visitContext, {
    locale,
    origin: url.origin,
    cookie: () => writeBegunSignIn({ service: "google", state: "s", nonce: "n", locale, wanted: undefined }),
    client: { signInWithGoogle: async () => answer },
  } as unknown as Visit);
  const args = { request: new Request(url), url, context, params: { service: "google" } };
  const { data, init } = (await loader(args as unknown as Parameters<typeof loader>[0])) as unknown as {
    data: unknown;
    init: ResponseInit;
  };
  const Page = () => (
    <Translation value={createTranslator(locale, catalogue(locale))}>
      <UiProvider locale={locale} link={RouterLink}>
        <SocialReturn />
      </UiProvider>
    </Translation>
  );
  const route = { id: "page", path: url.pathname, Component: Page, loader: () => data };
  const router = createMemoryRouter([route], {
    initialEntries: [address],
    hydrationData: { loaderData: { page: data } },
  });
  render(<RouterProvider router={router} />);
  return init.status;
}

it.each([
  ["en-US", "busy", "We’re very busy right now. Please wait 5 seconds and try again."],
  ["zh-HK", "busy", "現時使用人數較多，請於 5 秒後再試。"],
  ["en-US", "tooManyRequests", "That’s a lot of tries in a short time. Please wait 5 seconds and try again."],
] as const)(
  "a return that the provider is too busy for says so in %s (%s), and can be tried again",
  async (...given) => {
    const [locale, message, words] = given;
    const body = { status: -4, message, retry_after: 5 };
    expect(await comeBack(locale, { ok: false, kind: "refused", httpStatus: 429, body })).toBe(503);
    expect(screen.getByText(words)).toBeTruthy();
    const again = screen.getByRole<HTMLButtonElement>("button");
    expect([...new FormData(again.form ?? undefined)]).toEqual([
      ["code", "c"],
      ["state", "s"],
    ]);
    expect(screen.getByRole("link").getAttribute("href")).toContain("/auth?type=signin");
  },
);

it("a return while the provider can't be reached says that", async () => {
  await comeBack("en-US", { ok: false, kind: "network", reason: "offline", error: new Error("offline") });
  expect(screen.getByText(/^We couldn’t reach GK/)).toBeTruthy();
});
