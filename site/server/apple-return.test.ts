import { describe, expect, it } from "vitest";
import { testSite } from "./testing.ts";

const fromApple = { Origin: "https://appleid.apple.com", "Sec-Fetch-Site": "cross-site" };

const post = async (path: string, fields: Record<string, string>) =>
  testSite().ask(path, { method: "POST", headers: fromApple, body: new URLSearchParams(fields) });

describe("what Apple posts", () => {
  it("is led on to the page of the same address, to which the browser brings its cookies", async () => {
    const user = JSON.stringify({ name: { firstName: "Ming" } });
    const answer = await post("/auth/apple/callback", { code: "c&1", state: "s", user, id_token: "not asked for" });
    expect(answer.status).toBe(303);
    expect(answer.headers.get("Location")).toBe(
      `/auth/apple/callback?${new URLSearchParams({ code: "c&1", state: "s", user })}`,
    );
    expect(answer.headers.get("Cache-Control")).toBe("no-store");
    expect(answer.headers.has("Set-Cookie")).toBe(false);
  });

  it("may be that somebody has changed their mind", async () => {
    const answer = await post("/auth/apple/callback", { error: "user_cancelled_authorize", state: "s" });
    expect(answer.headers.get("Location")).toBe("/auth/apple/callback?state=s&error=user_cancelled_authorize");
  });

  it("is a code and a name and no more", async () => {
    expect((await post("/auth/apple/callback", { code: "c".repeat(20_000) })).status).toBe(413);
  });

  it.each(["/auth/google/callback", "/en-US/auth/apple/callback", "/auth"])(
    "is not taken from another site at %s",
    async (path) => expect((await post(path, { code: "c", state: "s" })).status).toBe(403),
  );
});
