import { createClient } from "@gk/web";
import { expect, it } from "vitest";
import { isGoodCode } from "./reset-code.server.ts";

/** Whether the page takes a code for good that the provider says this of. */
const judged = (answer: () => Response | Promise<Response>, code: string | null = "c") =>
  isGoodCode(
    {
      client: createClient({
        baseUrl: "https://gk.example/web",
        fetch: async () => answer(),
        locale: () => "en-US",
        timeoutMs: 20,
      }),
    },
    code,
  );

const said =
  (body: unknown, status = 200) =>
  () =>
    Response.json(body, { status });

it("takes a code for good that the provider knows, and no other", async () => {
  expect(await judged(said({ status: 1 }))).toBe(true);
  expect(await judged(said({ status: 0, message: "verification.failed" }, 422))).toBe(false);
  expect(await judged(said({ status: -1, message: "invalid", errors: { code: ["required"] } }, 422))).toBe(false);
});

it.each([null, ""])("asks nobody about %j, which is none", async (code) => {
  expect(await judged(() => expect.unreachable(), code)).toBe(false);
});

it.each<[string, () => Response | Promise<Response>]>([
  ["knows no such call", said({ status: 0, message: "notFound" }, 404)],
  ["is out of order", () => new Response("<h1>Bad gateway</h1>", { status: 502 })],
  ["does not answer", () => Promise.reject(new TypeError("unreachable"))],
])("leaves it to the form where the provider %s", async (_, answer) => {
  expect(await judged(answer)).toBe(true);
});
