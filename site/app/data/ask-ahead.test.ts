// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { askAhead, takingAhead } from "./ask-ahead.ts";

const network = vi.fn<(input: RequestInfo | URL, init?: RequestInit) => Promise<Response>>();
const router = takingAhead(network);
const data = (path: string) => new URL(path, window.location.origin);

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["performance"] });
  network.mockReset().mockImplementation((input) => Promise.resolve(new Response(`asked for ${input as string}`)));
  vi.stubGlobal("fetch", router);
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

describe("a page's data that is asked for while its link is pressed", () => {
  it.each([
    ["/en-US", "/en-US.data"],
    ["/", "/_.data"],
    ["/en-US/market?page=2&area=1#results", "/en-US/market.data?page=2&area=1"],
  ])("of %s is what the router asks for: %s", async (page, address) => {
    askAhead(page);
    expect(await (await router(data(address))).text()).toBe(`asked for ${data(address).href}`);
    expect(network).toHaveBeenCalledOnce();
  });

  it("is taken once", async () => {
    askAhead("/faq");
    await router(data("/faq.data"));
    await router(data("/faq.data"));
    expect(network).toHaveBeenCalledTimes(2);
  });

  it("is taken once for each part of the page that the router asks for by itself", async () => {
    askAhead("/market?page=2");
    for (const routes of ["market", "site"]) {
      const answer = await router(data(`/market.data?page=2&_routes=${routes}`));
      expect(await answer.text()).toBe(`asked for ${data("/market.data?page=2").href}`);
    }
    expect(network).toHaveBeenCalledOnce();
    await router(data("/market.data?page=2&_routes=site"));
    expect(network).toHaveBeenCalledTimes(2);
    await router(data("/market.data?page=20"));
    expect(network).toHaveBeenCalledTimes(3);
  });

  it.each([
    [999, 1],
    [1000, 2],
  ])("is as good as new for a second: after %i ms %i were asked for", async (ms, times) => {
    askAhead("/faq");
    vi.advanceTimersByTime(ms);
    await router(data("/faq.data"));
    expect(network).toHaveBeenCalledTimes(times);
  });

  it("is no answer to another page, nor to what is posted", async () => {
    askAhead("/faq");
    await router(data("/en-US/faq.data"));
    await router(data("/faq.data"), { method: "POST" });
    expect(network).toHaveBeenCalledTimes(3);
    await router(data("/faq.data"));
    expect(network, "it waits for its own").toHaveBeenCalledTimes(3);
  });

  it("that can't be had is the router's to tell, and nobody else's", async () => {
    network.mockRejectedValueOnce(new TypeError("offline"));
    askAhead("/faq");
    await Promise.resolve();
    await expect(router(data("/faq.data"))).rejects.toThrow("offline");
  });
});
