import type { User } from "@gk/web";
import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { keyOf } from "../../data/query.ts";
import { type Visit, visitContext } from "../../session/context.ts";
import { memberContext } from "../../session/member.server.ts";
import { accountQuery } from "../../session/verification.ts";
import "../../words/catalogue.server.ts";
import { loader } from "./index.tsx";

type Args = Parameters<typeof loader>[0];

/** What is asked of the provider for the home of a member, and what the page is handed. */
async function homeOf(is_activated: 0 | 1) {
  const asked: string[] = [];
  const client = new Proxy(
    {},
    {
      get: (_, name: string) => async () => {
        asked.push(name);
        return { ok: true, httpStatus: 200, body: { status: 1, data: [] } };
      },
    },
  );
  const visit = {
    locale: "en-US",
    origin: "https://gk.example",
    client,
    setCookie: (name: string) => asked.push(`cookie ${name}`),
  } as unknown as Visit;
  const request = new Request("https://gk.example/en-US/member");
  const context = new RouterContextProvider();
  context.set(visitContext, visit);
  context.set(memberContext, { id: 3, name: "Hei", is_activated } as User);
  const { fallback } = (await loader({ request, context } as unknown as Args)) as { fallback: object };
  return { asked, keys: Object.keys(fallback) };
}

it("T94: asks for no children while the address is not verified, and shows the page nevertheless", async () => {
  expect(await homeOf(0)).toEqual({ asked: [], keys: [keyOf(accountQuery, "en-US")] });
});

it("T94: asks for the children once it is", async () => {
  expect((await homeOf(1)).asked).toEqual(expect.arrayContaining(["listChildren", "cookie alert"]));
});
