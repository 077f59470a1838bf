import { expect, it } from "vitest";
import { createMetrics, metricsApp } from "./metrics.ts";
import { publicPage, testSite } from "./testing.ts";

it("tells calls by name and outcome, how long they took, pages, and what waits, as Prometheus reads it", async () => {
  const metrics = createMetrics();
  metrics.call({ call: "signIn", outcome: "ok", ms: 40 });
  metrics.call({ call: "signIn", outcome: "ok", ms: 10 });
  metrics.call({ call: "signIn", outcome: "refused", ms: 60_000 });
  metrics.page("cache");
  metrics.page("cache");
  const gauges = async () => [{ name: "gk_mails_waiting", says: "Mails.", value: 3 }];
  const answer = await metricsApp(metrics, gauges).request("/metrics");
  expect(answer.headers.get("Content-Type")).toBe("text/plain; version=0.0.4; charset=utf-8");
  const lines = (await answer.text()).split("\n");
  expect(lines).toEqual(
    expect.arrayContaining([
      "# TYPE gk_call_seconds histogram",
      'gk_call_seconds_bucket{le="0.01",call="signIn",outcome="ok"} 1',
      'gk_call_seconds_bucket{le="0.025",call="signIn",outcome="ok"} 1',
      'gk_call_seconds_bucket{le="0.05",call="signIn",outcome="ok"} 2',
      'gk_call_seconds_bucket{le="+Inf",call="signIn",outcome="ok"} 2',
      'gk_call_seconds_sum{call="signIn",outcome="ok"} 0.05',
      'gk_call_seconds_count{call="signIn",outcome="ok"} 2',
      'gk_call_seconds_bucket{le="30",call="signIn",outcome="refused"} 0',
      'gk_call_seconds_bucket{le="+Inf",call="signIn",outcome="refused"} 1',
      "# TYPE gk_pages_total counter",
      'gk_pages_total{source="cache"} 2',
      "# TYPE gk_mails_waiting gauge",
      "gk_mails_waiting 3",
      "# TYPE process_resident_memory_bytes gauge",
      "# TYPE nodejs_eventloop_lag_p99_seconds gauge",
    ]),
  );
});

it("tells what waits just now each time it is asked", async () => {
  const { text } = createMetrics();
  const waiting = (value: number) => text([{ name: "gk_mails_waiting", says: "Mails.", value }]);
  expect(await waiting(3)).toMatch(/^gk_mails_waiting 3$/m);
  expect(await waiting(0)).toMatch(/^gk_mails_waiting 0$/m);
});

it("pages are counted by where they come from", async () => {
  const sources: string[] = [];
  let isBroken = false;
  const page = () =>
    isBroken ? new Response("<p>Oh</p>", { status: 503, headers: { "Content-Type": "text/html" } }) : publicPage();
  const { ask, pass } = testSite({ page, onPage: (source) => sources.push(source) });
  await ask("/faq");
  await ask("/faq");
  isBroken = true;
  pass(121_000);
  const standIn = await ask("/faq");
  // It is no 503 any more, which would be to be asked for again.
  expect([standIn.status, standIn.headers.get("Retry-After")]).toEqual([200, null]);
  expect(sources).toEqual(["made", "cache", "standIn"]);
});

it.each(["/metrics", "/en-US/metrics", "/web/metrics"])("%s of the site tells nobody anything", async (path) => {
  const { ask } = testSite({ page: () => new Response("none", { status: 404 }) });
  const answer = await ask(path);
  expect(answer.status).toBe(404);
  expect(await answer.text()).not.toContain("gk_");
});
