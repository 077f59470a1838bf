import { expect, it } from "vitest";
import { createMetrics } from "./metrics.ts";
import { testSite } from "./testing.ts";
import type { Vital } from "./vitals.ts";

function asked(env: Record<string, string> = { VITALS_SHARE: "0.1" }) {
  const told: Vital[] = [];
  const { ask, asked: providers } = testSite({ env, onVital: (vital) => told.push(vital) });
  const tell = (body: string, headers = {}) => ask("/vitals", { method: "POST", body, headers });
  return { tell, told, providers };
}

it("a figure is counted, and nothing is answered, kept or handed on", async () => {
  const { tell, told, providers } = asked();
  const answer = await tell('{"name":"LCP","value":1440.5,"who":"somebody"}');
  expect(answer.status).toBe(204);
  expect(answer.headers.get("Set-Cookie")).toBeNull();
  expect(told).toEqual([{ name: "LCP", value: 1440.5 }]);
  expect(providers()).toEqual([]);
});

it.each([
  ["nothing", ""],
  ["no JSON", "{"],
  ["another figure", '{"name":"FID","value":1}'],
  ["a text", '{"name":"LCP","value":"1"}'],
  ["less than nothing", '{"name":"LCP","value":-1}'],
  ["more than ten minutes", '{"name":"LCP","value":600001}'],
  ["no number", '{"name":"LCP","value":null}'],
])("%s is refused in words and not counted", async (_, body) => {
  const { tell, told } = asked();
  const answer = await tell(body);
  expect(answer.status).toBe(422);
  expect(await answer.json()).toEqual({ status: 0, message: "invalid" });
  expect(told).toEqual([]);
});

it("takes no more than a figure needs, and nothing from another site's page", async () => {
  const { tell, told } = asked();
  expect((await tell(`{"name":"LCP","value":1}${" ".repeat(1024)}`)).status).toBe(413);
  expect((await tell('{"name":"LCP","value":1}', { "Sec-Fetch-Site": "cross-site" })).status).toBe(403);
  expect(told).toEqual([]);
});

it("is told to Prometheus by name, in seconds, and what moved apart from it", async () => {
  const { vital, text } = createMetrics();
  vital({ name: "LCP", value: 1440 });
  vital({ name: "INP", value: 40 });
  vital({ name: "CLS", value: 0.02 });
  const lines = (await text([])).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      'gk_vital_seconds_bucket{le="1.2",name="LCP"} 0',
      'gk_vital_seconds_bucket{le="1.8",name="LCP"} 1',
      'gk_vital_seconds_sum{name="INP"} 0.04',
      'gk_vital_layout_shift_bucket{le="0.01"} 0',
      'gk_vital_layout_shift_bucket{le="0.05"} 1',
    ]),
  );
});

it("is not there where no page is asked", async () => {
  const { tell, told } = asked({});
  await tell('{"name":"LCP","value":1}');
  expect(told).toEqual([]);
});
