// @vitest-environment jsdom
import { beforeEach, describe, expect, it, vi } from "vitest";

const challenge = { action: "signin", token: "", siteKey: "site-key" } as const;
const field = "g-recaptcha-response";

/** A fresh copy of the module, since it loads Google's script once a page. */
const fresh = async () => {
  vi.resetModules();
  return (await import("./solve-captcha.ts")).solveCaptcha;
};

const script = () => document.head.querySelector<HTMLScriptElement>("script");

describe("solveCaptcha", () => {
  beforeEach(() => {
    document.head.replaceChildren();
    delete window.grecaptcha;
  });

  it("leaves a form alone whose token the provider has given out, and loads nothing (decision 35)", async () => {
    const form = new FormData();
    form.set(field, "given");
    const solveCaptcha = await fresh();
    expect((await solveCaptcha({ action: "signin", token: "given" }, form)).get(field)).toBe("given");
    expect(script()).toBeNull();
  });

  it("asks Google for a token of the form's action when the form is sent", async () => {
    const solveCaptcha = await fresh();
    const solved = solveCaptcha(challenge, new FormData());
    const execute = vi.fn((_siteKey: string, { action }: { action: string }) => Promise.resolve(`token for ${action}`));
    window.grecaptcha = { ready: (run) => run(), execute };
    script()?.dispatchEvent(new Event("load"));
    expect((await solved).get(field)).toBe("token for signin");
    expect(execute).toHaveBeenCalledWith("site-key", { action: "signin" });
    expect(script()?.src).toBe("https://www.google.com/recaptcha/api.js?render=site-key");
  });

  it("sends the form without a token when Google can't be reached, so that the refusal keeps what was typed", async () => {
    const solveCaptcha = await fresh();
    const form = new FormData();
    form.set("email", "a@gk.example");
    const solved = solveCaptcha(challenge, form);
    script()?.dispatchEvent(new Event("error"));
    expect([...(await solved).keys()]).toEqual(["email"]);
    expect(script()).toBeNull();
  });

  it("tries anew after Google's script came without its service", async () => {
    const solveCaptcha = await fresh();
    const solved = solveCaptcha(challenge, new FormData());
    script()?.dispatchEvent(new Event("load"));
    expect([...(await solved).keys()]).toEqual([]);
    expect(script()).toBeNull();
    void solveCaptcha(challenge, new FormData());
    expect(script()).not.toBeNull();
  });

  it("waits ten seconds for Google, which some networks answer nothing for", async () => {
    vi.useFakeTimers();
    const solveCaptcha = await fresh();
    const sent = vi.fn();
    void solveCaptcha(challenge, new FormData()).then(sent);
    await vi.advanceTimersByTimeAsync(9999);
    expect(sent).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(1);
    expect(sent).toHaveBeenCalledOnce();
    vi.useRealTimers();
  });
});
