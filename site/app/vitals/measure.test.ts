// @vitest-environment jsdom
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { askForVitals } from "./ask.server.ts";
import { measureVitals } from "./measure.ts";

type Told = (figure: { name: string; value: number; id: string }) => void;

vi.mock("web-vitals", () => ({
  onCLS: (tell: Told) => tell({ name: "CLS", value: 0.01, id: "one" }),
  onINP: (tell: Told) => tell({ name: "INP", value: 32, id: "two" }),
  onLCP: (tell: Told) => tell({ name: "LCP", value: 900, id: "three" }),
}));

const sendBeacon = vi.fn();

beforeEach(() => vi.stubGlobal("navigator", { sendBeacon }));

afterEach(() => {
  vi.unstubAllGlobals();
  sendBeacon.mockReset();
  document.head.replaceChildren();
});

const openPage = (share: number) => {
  document.head.innerHTML = askForVitals("<head></head>", share);
};

it("tells each figure and its name, and nothing else", async () => {
  openPage(0.1);
  await measureVitals(undefined, 0.05);
  expect(sendBeacon.mock.calls).toEqual([
    ["/vitals", '{"name":"CLS","value":0.01}'],
    ["/vitals", '{"name":"INP","value":32}'],
    ["/vitals", '{"name":"LCP","value":900}'],
  ]);
});

it.each([
  ["of the other visits", 0.1, 0.1],
  ["where no page is asked", 0, 0],
])("tells nothing %s", async (_, share, chance) => {
  openPage(share);
  await measureVitals(undefined, chance);
  expect(sendBeacon).not.toHaveBeenCalled();
});
