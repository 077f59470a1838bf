import { captchaField } from "@gk/domain";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { users } from "../database/schema/index.ts";
import { newMember } from "../testing/member.ts";
import { answerOf, dataOf, demoPassword, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";
import { eq } from "drizzle-orm";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider();
});

afterAll(() => gk.close());

const wantsNews = async (member: Awaited<ReturnType<typeof newMember>>["client"]) =>
  dataOf(await member.getMailChoices()).news;

describe("mails that are not about the account", () => {
  test("come once they are chosen, and no longer once they are not", async () => {
    const { client } = await newMember(gk);
    expect(await wantsNews(client)).toBe(false);
    answerOf(await client.updateMailChoices({ body: { news: true } }));
    answerOf(await client.updateMailChoices({ body: { news: true } }));
    expect(await wantsNews(client)).toBe(true);
    answerOf(await client.updateMailChoices({ body: { news: false } }));
    expect(await wantsNews(client)).toBe(false);
  });

  test("end by the link in each of them too, which asks nobody to sign in", async () => {
    const { client, userId } = await newMember(gk);
    const [user] = await gk.database.select().from(users).where(eq(users.id, userId));
    const email = user?.email.toUpperCase() ?? "";
    answerOf(await gk.client().subscribeToNewsletter({ body: { email, source: "newsletter" } }));
    const code = await gk.mailedCode();
    expect(await wantsNews(client)).toBe(true);
    answerOf(await gk.client().unsubscribeFromNewsletter({ body: { code } }));
    expect(await wantsNews(client)).toBe(false);
  });

  test("are nothing to choose, nor to be told of, for an address that is not verified", async () => {
    const { client, userId } = await newMember(gk);
    answerOf(await client.updateMailChoices({ body: { news: true } }));
    await gk.database.update(users).set({ isActivated: false }).where(eq(users.id, userId));
    expect(await wantsNews(client)).toBe(false);
    expect(refusalOf(await client.updateMailChoices({ body: { news: false } }))).toMatchObject({
      httpStatus: 403,
      message: "emailNotVerified",
    });
  });
});

describe("where somebody is signed in", () => {
  const email = "trial.parent@gk.example";

  async function signInWith(userAgent: string) {
    const response = await gk.fetch("/web/signin", {
      method: "POST",
      headers: { "Content-Type": "application/json", "User-Agent": userAgent },
      body: JSON.stringify({
        email,
        password: demoPassword,
        [captchaField]: (await gk.captcha("signin"))[captchaField],
      }),
    });
    const { token } = (await response.json()) as { token: string };
    return gk.client(token);
  }

  test("is told by browser, system and time, and ended elsewhere by one press", async () => {
    const phone = await signInWith("Mozilla/5.0 (iPhone; CPU iPhone OS 26_0 like Mac OS X) Version/26.0 Safari/604.1");
    gk.wait({ hours: 1 });
    const desk = await signInWith("somebody's program");
    const stranger = await newMember(gk);
    expect(dataOf(await desk.listSessions())).toEqual([
      { browser: null, system: null, signed_in_at: gk.now().toISOString(), is_current: true },
      { browser: "Safari", system: "iPhone", signed_in_at: "2026-11-20T04:00:00.000Z", is_current: false },
    ]);
    answerOf(await desk.endOtherSessions());
    expect(dataOf(await desk.listSessions())).toHaveLength(1);
    expect(refusalOf(await phone.getProfile()).status).toBe(-3);
    expect((await stranger.client.getProfile()).ok, "nobody else's").toBe(true);
  });
});
