import { imageBounds } from "@gk/domain";
import type { Client } from "@gk/web";
import { eq, sql } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { pictures, users } from "../database/schema/index.ts";
import { clientOf, demoAccount, newChild, newMember } from "../testing/member.ts";
import { drawing, encoded, heic, png, pngOfSize } from "../testing/pictures.ts";
import { answerOf, dataOf, demoPassword, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

const email = "trial.parent@gk.example";

let gk: TestProvider;
let member: Client;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  gk.wait({ hours: 2 });
  member = await gk.signIn(email);
});

afterAll(() => gk.close());

const changePassword = (old_password: string, new_password: string, confirm_password = new_password) =>
  member.updatePassword({ body: { old_password, new_password, confirm_password } });

const upload = (file: File) => member.updateProfileImage({ body: { image: file } });

const file = (bytes: Uint8Array<ArrayBuffer>, name: string, type: string) => new File([bytes], name, { type });

describe("name, identity and language", () => {
  test("are kept", async () => {
    answerOf(await member.updateProfileName({ body: { name: " Ming Li " } }));
    answerOf(await member.updateProfileGender({ body: { gender: 3 } }));
    answerOf(await member.updateLanguage({ body: { language_id: 1 } }));
    expect(dataOf(await member.getProfile())).toMatchObject({ name: "Ming Li", gender: 3, language_id: 1 });
  });

  test("come with the number of one's children (decision 129)", async () => {
    const parent = await newMember(gk);
    expect(dataOf(await parent.client.getProfile()).children_count).toBe(0);
    await newChild(gk, parent.userId);
    expect(dataOf(await parent.client.getProfile()).children_count).toBe(1);
  });

  test.each([0, 4, 1.5, "x"])("no identity is %j", async (gender) => {
    const result = await member.updateProfileGender({ body: { gender } });
    expect(refusalOf(result)).toMatchObject({ status: -1, errors: { gender: ["identity.invalid"] } });
  });
});

describe("the password", () => {
  test("changes with the old one, and every session ends (decision 10)", async () => {
    const elsewhere = await gk.signIn(email);
    answerOf(await changePassword(demoPassword, "my new password"));
    expect(refusalOf(await member.getProfile()).status).toBe(-3);
    expect(refusalOf(await elsewhere.getProfile()).status).toBe(-3);
    expect((await gk.mails())[0]).toMatchObject({ recipient: email, subject: "你的密碼已更改" });

    member = await gk.signIn(email, "my new password");
    answerOf(await changePassword("my new password", demoPassword));
  });

  test("is not changed without the old one", async () => {
    expect(refusalOf(await changePassword("not the password", "my new password"))).toMatchObject({
      httpStatus: 422,
      errors: { old_password: ["oldPassword.wrong"] },
    });
    expect((await member.getProfile()).ok).toBe(true);
  });

  test("cannot be guessed on and on", async () => {
    for (let guess = 1; guess <= 10; guess++) await changePassword(`guess number ${guess}`, "my new password");
    expect(refusalOf(await changePassword(demoPassword, "my new password"))).toMatchObject({
      httpStatus: 429,
      status: -4,
    });
  });

  test("is not there to change for an account without one (spec §5)", async () => {
    const [before] = await gk.database.select().from(users).where(eq(users.id, 2));
    await gk.database.update(users).set({ passwordHash: null }).where(eq(users.id, 2));
    expect(refusalOf(await changePassword(demoPassword, "my new password")).message).toBe("noPasswordLogin");
    expect(dataOf(await member.getProfile()).has_password).toBe(false);
    await gk.database
      .update(users)
      .set({ passwordHash: before?.passwordHash ?? null })
      .where(eq(users.id, 2));
  });
});

describe("a first password (decision 123)", () => {
  const body = { new_password: "my first password", confirm_password: "my first password" };

  test("is created, ends every session, is told by mail, and signs in", async () => {
    const parent = await newMember(gk);
    const elsewhere = await clientOf(gk, parent.userId);
    const { email: address, has_password } = dataOf(await parent.client.getProfile());
    expect(has_password).toBe(false);
    answerOf(await parent.client.createPassword({ body }));
    expect(refusalOf(await parent.client.getProfile()).status).toBe(-3);
    expect(refusalOf(await elsewhere.getProfile()).status).toBe(-3);
    expect((await gk.mails())[0]).toMatchObject({ recipient: address, subject: "你的密碼已建立" });
    expect(dataOf(await (await gk.signIn(address, body.new_password)).getProfile()).has_password).toBe(true);
  });

  test("is created once: of two tabs one does, and whoever has a password changes it with that", async () => {
    const parent = await newMember(gk);
    const other = await clientOf(gk, parent.userId);
    const came = await Promise.all([parent.client, other].map((client) => client.createPassword({ body })));
    expect(came.filter(({ ok }) => ok)).toHaveLength(1);
    expect(refusalOf(await member.createPassword({ body }))).toMatchObject({ httpStatus: 409, message: "conflict" });
    expect((await member.getProfile()).ok).toBe(true);
  });

  test("follows the rules of a new one", async () => {
    const { client } = await newMember(gk);
    const refused = await client.createPassword({ body: { new_password: "short", confirm_password: "other" } });
    expect(refusalOf(refused).errors).toEqual({
      new_password: ["newPassword.tooShort"],
      confirm_password: ["passwordConfirm.mismatch"],
    });
  });
});

describe("the picture", () => {
  test("is not there at first: JSON with a status_code (T85)", async () => {
    expect(refusalOf(await member.getProfileImage())).toMatchObject({ httpStatus: 404, status_code: 404 });
  });

  const sizeOf = async (image: Blob) => {
    const { format, width, height } = await sharp(await image.arrayBuffer()).metadata();
    return { format, width, height };
  };

  test("comes back as a WebP, for its owner's cache only", async () => {
    answerOf(await upload(file(await encoded(drawing(30, 20).jpeg()), "me.jpg", "image/jpeg")));
    const image = answerOf(await member.getProfileImage());
    expect(image.type).toBe("image/webp");
    expect(await sizeOf(image)).toEqual({ format: "webp", width: 30, height: 20 });
    expect(dataOf(await member.getProfile()).has_image).toBe(true);
    const token = await issueToken(gk.database, demoAccount.trial, gk.now());
    const { headers } = await gk.fetch("/web/profile/image", { headers: { Authorization: `Bearer ${token}` } });
    expect(headers.get("Content-Type")).toBe("image/webp");
    expect(headers.get("Cache-Control")).toBe("private, no-cache");
    expect(headers.get("X-Content-Type-Options")).toBe("nosniff");
  });

  test("is replaced by the next, and one is kept", async () => {
    answerOf(await upload(file(png, "me.png", "image/png")));
    answerOf(await upload(file(await encoded(drawing(5, 6).png()), "me.png", "image/png")));
    expect(await sizeOf(answerOf(await member.getProfileImage()))).toMatchObject({ width: 5, height: 6 });
    expect(await gk.database.$count(pictures)).toBe(1);
  });

  test("of many sent at once, one is kept", async () => {
    const sent = await Promise.all(
      Array.from({ length: 8 }, async (_, index) =>
        upload(file(await encoded(drawing(10, 10 + index).png()), "me.png", "image/png")),
      ),
    );
    expect(sent.map(({ ok }) => ok)).not.toContain(false);
    expect(await gk.database.$count(pictures)).toBe(1);
    expect(await sizeOf(answerOf(await member.getProfileImage()))).toMatchObject({ width: 10 });
  });

  test("that can't be kept leaves the one before in use, and is told so (spec §8)", async () => {
    answerOf(await upload(file(await encoded(drawing(7, 8).png()), "me.png", "image/png")));
    await gk.database.execute(sql`ALTER TABLE pictures ADD CONSTRAINT no_room CHECK (false) NOT VALID`);
    const failed = refusalOf(await upload(file(png, "me.png", "image/png")));
    await gk.database.execute(sql`ALTER TABLE pictures DROP CONSTRAINT no_room`);
    expect(failed).toMatchObject({ httpStatus: 500, status: 0, message: "image.change" });
    expect(await sizeOf(answerOf(await member.getProfileImage()))).toMatchObject({ width: 7, height: 8 });
  });

  test.each([
    ["a HEIC that is called .jpg (T72)", file(heic, "me.jpg", "image/jpeg"), "image.type"],
    ["a text that is called .png", file(new TextEncoder().encode("hello"), "me.png", "image/png"), "image.notImage"],
    ["one byte too much", file(new Uint8Array(imageBounds.maxBytes + 1), "me.png", "image/png"), "image.tooLarge"],
    ["a PNG of 0 × 0", file(pngOfSize(0, 0), "me.png", "image/png"), "image.notImage"],
    ["a PNG of 10,000 × 10,000", file(pngOfSize(10_000, 10_000), "me.png", "image/png"), "image.tooManyPixels"],
    ["a GIF", file(png, "me.gif", "image/gif"), "image.type"],
  ])("is refused where it is %s", async (_, picture, issue) => {
    expect(refusalOf(await upload(picture))).toMatchObject({ httpStatus: 422, status: -1, errors: { image: [issue] } });
  });

  test("is required, and must be multipart", async () => {
    expect(refusalOf(await member.updateProfileImage({ body: new FormData() }))).toMatchObject({
      status: -1,
      errors: { image: ["image.required"] },
    });
    const { token } = answerOf(
      await gk.client().signIn({ body: { email, password: demoPassword, ...(await gk.captcha("signin")) } }),
    );
    const response = await gk.fetch("/web/profile/image?_method=put", {
      method: "POST",
      headers: { Authorization: `Bearer ${token}`, "Content-Type": "application/json" },
      body: "{}",
    });
    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ status: -1 });
  });
});

describe("the verification mail", () => {
  const address = "new.parent@gk.example";

  test("is sent again after 60 s, five times an hour, to the same address (T91), and the answer counts down (decisions 11 and 40)", async () => {
    const newcomer = await gk.signIn(address);
    for (let mail = 1; mail <= 5; mail++) {
      const { resend_after } = dataOf(await newcomer.resendVerificationMail());
      expect(resend_after).toBe(mail < 5 ? 60 : 3360);
      gk.wait({ seconds: 59 });
      const tooSoon = refusalOf(await newcomer.resendVerificationMail());
      expect(tooSoon).toMatchObject({ httpStatus: 429, status: -4, retry_after: mail < 5 ? 1 : 3301 });
      gk.wait({ seconds: 1 });
    }
    expect(dataOf(await newcomer.getProfile()).verification_resend_after).toBe(3300);
    gk.wait({ seconds: 3300 });
    answerOf(await newcomer.resendVerificationMail());
    expect((await gk.mails())[0]?.recipient).toBe(address);
  });

  test("is not sent to an account that is verified", async () => {
    expect(refusalOf(await member.resendVerificationMail())).toMatchObject({ httpStatus: 409, message: "conflict" });
  });
});
