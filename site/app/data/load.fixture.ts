import { locales, splitPath } from "@gk/domain";
import { RouterContextProvider } from "react-router-dom";
import { catalogueOf, partsOf } from "../../compile/messages.ts";
import { type Visit, visitContext } from "../session/context.ts";
import { type Metadata, metadataContext } from "../share/share.server.ts";
import { addMessages } from "../words/catalogue.ts";

// As they are compiled, what has no parts is a text: the name of the product is.
for (const locale of locales) addMessages(locale, "heads", { ...partsOf(locale), ...catalogueOf(locale)["shell"] });

type Asked = {
  params?: Record<string, string>;
  /** What the provider answers to the calls of the page. */
  answers?: Record<string, unknown>;
  now?: string;
};

/** The head of a page as its loader makes it, with what search engines are told. */
export async function headAt(
  loader: (args: never) => Promise<unknown>,
  address: string,
  { params = {}, answers = {}, now = "2026-11-20T04:00:00Z" }: Asked = {},
) {
  const url = new URL(address, "https://gk.example");
  const client = Object.fromEntries(
    Object.entries(answers).map(([call, answer]) => [
      call,
      async () => ({ ok: true, httpStatus: 200, body: { status: 1, data: answer } }),
    ]),
  );
  const visit = { locale: splitPath(url.pathname).locale, origin: url.origin, client, now: new Date(now) };
  const kept: { metadata?: Metadata } = {};
  const context = new RouterContextProvider();
  context.set(visitContext, visit as unknown as Visit);
  context.set(metadataContext, kept);
  await loader({ request: new Request(url), url, params, context } as never);
  return kept.metadata?.head;
}
