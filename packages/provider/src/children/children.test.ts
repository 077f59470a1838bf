import { addDays, dateOf, imageBounds } from "@gk/domain";
import { type BodyOf, type Client, toFormData } from "@gk/web";
import { eq, inArray } from "drizzle-orm";
import sharp from "sharp";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { issueToken } from "../access/tokens.ts";
import { children, pictures, users } from "../database/schema/index.ts";
import { keepPicture } from "../pictures/kept-picture.ts";
import { childAnswers } from "../testing/child-answers.ts";
import { seedDay } from "../testing/day.ts";
import { clientOf, demoAccount, newChild, newMember } from "../testing/member.ts";
import { drawing, encoded, heic, png } from "../testing/pictures.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

type ChildBody = BodyOf<"createChild">;

let gk: TestProvider;
let premium: Client;

const form = (changes: Partial<ChildBody> = {}): ChildBody => ({
  ...childAnswers,
  ...changes,
});

const pngOf = (bytes: number) =>
  new File([png, new Uint8Array(bytes - png.length)], "child.png", { type: "image/png" });

beforeAll(async () => {
  gk = await startProvider();
  premium = await clientOf(gk, demoAccount.premium);
});

afterAll(() => gk.close());

describe("who may see children", () => {
  test("T94: an account whose e-mail address is not verified gets 403, and is not signed out", async () => {
    const client = await clientOf(gk, demoAccount.notActivated);
    const refusals = [
      refusalOf(await client.listChildren({})),
      refusalOf(await client.createChild({ body: form() })),
      refusalOf(await client.getChild({ params: { id: 301 } })),
    ];
    for (const refusal of refusals) {
      expect(refusal).toMatchObject({ httpStatus: 403, status: 0, status_code: 403, message: "emailNotVerified" });
    }
  });

  test("a visitor is told that the session is over", async () => {
    expect(refusalOf(await gk.client().listChildren({}))).toMatchObject({ httpStatus: 401, status: -3 });
  });

  test("another family's child is as unknown as one that does not exist", async () => {
    const client = await clientOf(gk, demoAccount.trial);
    for (const id of [301, 999]) {
      const expected = { httpStatus: 404, status: -2, status_code: 404, message: "childNotFound" };
      expect(refusalOf(await client.getChild({ params: { id } }))).toMatchObject(expected);
      expect(refusalOf(await client.updateChild({ params: { id }, body: form() }))).toMatchObject(expected);
      expect(refusalOf(await client.getPerformance({ params: { id } }))).toMatchObject(expected);
    }
    expect(await gk.database.select().from(children).where(eq(children.id, 301))).toMatchObject([{ name: "李阿晞" }]);
  });
});

describe("a child's record", () => {
  test("a premium child shows its plan, its caregiver accounts and its prize", async () => {
    const list = answerOf(await premium.listChildren({}));
    expect(list).toMatchObject({ status: 1, status_code: 200, meta: { page: 1, total: 2 } });
    expect(list.data[0]).toMatchObject({
      id: 301,
      siblings: [0, 0, 0, 1],
      is_premium: true,
      has_prize: true,
      status: "upgraded",
      silver_stars: 13,
      prize_stage_id: 102,
      subscription: {
        plan: { slug: "outstanding", period: "一年" },
        status: "ending",
        ends_on: "2027-03-05",
        next_bill_on: null,
        charge_cents: null,
        auto_renew: false,
        supports_auto_renew: false,
        promotion_code: "YEAR100",
      },
      caregiver_users: [{ id: 1, status: "active" }, { id: 2 }],
    });
  });

  test("with auto-renew the next charge is the full price, although a code took something off the first", async () => {
    const child = dataOf(await premium.getChild({ params: { id: 302 } }));
    expect(child.subscription).toMatchObject({
      status: "active",
      next_bill_on: "2026-12-10",
      charge_cents: 26800,
      promotion_code: "EXTRA40",
      payment_method: { last4: "4242", is_default: true },
    });
    expect(child.has_prize).toBe(false);
  });

  test("T105: the trial is the user's, so a child without a plan is in it and a premium one is upgraded", async () => {
    const client = await clientOf(gk, demoAccount.trial);
    expect(answerOf(await client.listChildren({})).data.map(({ status }) => status)).toEqual([
      "freeTrial",
      "freeTrial",
    ]);
    await gk.database.update(users).set({ freeTrialFinishedAt: gk.now() }).where(eq(users.id, demoAccount.trial));
    expect(dataOf(await client.getChild({ params: { id: 201 } })).status).toBe("notUpgraded");
    const later = new Date(gk.now().getTime() + 1);
    await gk.database.update(users).set({ freeTrialFinishedAt: later }).where(eq(users.id, demoAccount.premium));
    expect(dataOf(await premium.getChild({ params: { id: 301 } })).status).toBe("upgraded");
  });

  test("what a child did comes in the language of the request, with monthly reports for premium children", async () => {
    const english = gk.client(await issueToken(gk.database, demoAccount.premium, gk.now()), "en-US");
    const done = dataOf(await english.getPerformance({ params: { id: 301 } }));
    expect(done).toMatchObject({
      stars: 166,
      silver_stars: 13,
      badges: [{ name: "First mission" }, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}, {}],
    });
    expect(done.monthly_reports).toHaveLength(9);
  });

  test("a child that the app never synced has done nothing yet", async () => {
    const client = await clientOf(gk, demoAccount.trial);
    expect(dataOf(await client.getPerformance({ params: { id: 201 } }))).toMatchObject({ missions: [], stars: 0 });
  });
});

describe("adding and changing a child", () => {
  let client: Client;
  let userId: number;
  beforeEach(async () => ({ client, userId } = await newMember(gk)));

  test("every field comes back as it was sent", async () => {
    const { status_code, data } = answerOf(await client.createChild({ body: form() }));
    expect(status_code).toBe(201);
    expect(data).toMatchObject(form());
    expect(data).toMatchObject({ has_image: false, is_premium: false, status: "notUpgraded", subscription: null });
    expect(dataOf(await client.getChild({ params: { id: data.id } }))).toEqual(data);
  });

  test("T68, T71: an answer of no, no nickname and no activities are answers", async () => {
    const body = form({ nickname: "", has_club_house: 0, has_pet: 0, eca: [] });
    expect(dataOf(await client.createChild({ body }))).toMatchObject({ nickname: null, has_pet: 0, eca: [] });
  });

  const refused: [string, Partial<ChildBody>, string, string][] = [
    ["a name of two characters", { name: "李明" }, "name", "child.name.tooShort"],
    ["T66: a birthday tomorrow", { date_of_birth: addDays(seedDay, 1) }, "date_of_birth", "child.date_of_birth.future"],
    [
      "a birthday too long ago",
      { date_of_birth: dateOf(2007, 12, 31) },
      "date_of_birth",
      "child.date_of_birth.tooEarly",
    ],
    ["T66: 31 February", { date_of_birth: "2020-02-31" }, "date_of_birth", "child.date_of_birth.invalid"],
    ["T69: three sibling counts", { siblings: [0, 0, 0] }, "siblings", "child.siblings.incomplete"],
    ["no caregiver", { caregivers: [] }, "caregivers", "child.caregivers.required"],
    ["T70: the same caregiver twice", { caregivers: [1, "1"] }, "caregivers", "child.caregivers.duplicate"],
    ["no transport", { transport: [] }, "transport", "child.transport.required"],
    ["a district that does not exist", { area_id: 19 }, "area_id", "child.area_id.invalid"],
    ["an activity that does not exist", { eca: [1] }, "eca", "child.eca.invalid"],
    ["a score of 0", { begin_score: 0 }, "begin_score", "child.begin_score.range"],
    ["a score of 11", { begin_score: 11 }, "begin_score", "child.begin_score.range"],
    ["T65: a score with a fraction", { begin_score: "5.5" }, "begin_score", "child.begin_score.range"],
  ];
  test.each(refused)("%s is refused", async (_, changes, field, issue) => {
    const refusal = refusalOf(await client.createChild({ body: form(changes) }));
    expect(refusal).toMatchObject({ httpStatus: 422, status: -1, status_code: 422, errors: { [field]: [issue] } });
  });

  test("T66, T67: today and 1 January eighteen years ago are birthdays", async () => {
    for (const date_of_birth of [seedDay, dateOf(2008, 1, 1)]) {
      expect(dataOf(await client.createChild({ body: form({ date_of_birth }) }))).toMatchObject({ date_of_birth });
    }
  });

  test("the fifth child is added, the sixth is refused", async () => {
    for (let nth = 1; nth <= 5; nth += 1) answerOf(await client.createChild({ body: form() }));
    expect(refusalOf(await client.createChild({ body: form() }))).toMatchObject({
      httpStatus: 409,
      message: "childLimit",
    });
  });

  test("of two sixth children sent at once, with room for one, only one is added", async () => {
    for (let nth = 1; nth <= 4; nth += 1) answerOf(await client.createChild({ body: form() }));
    const both = await Promise.all([client.createChild({ body: form() }), client.createChild({ body: form() })]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await gk.database.select().from(children).where(eq(children.userId, userId))).toHaveLength(5);
  });

  test("T76: a change is a POST with ?_method=put, and replaces what the form holds", async () => {
    const { id } = dataOf(await client.createChild({ body: form() }));
    const changed = form({ name: "Ming Wai", nickname: "", caregivers: [2], eca: [] });
    expect(dataOf(await client.updateChild({ params: { id }, body: changed }))).toMatchObject({
      id,
      name: "Ming Wai",
      nickname: null,
      caregivers: [2],
      eca: [],
    });
    const token = await issueToken(gk.database, userId, gk.now());
    const wire = await gk.fetch(`/web/children/${id}?_method=put`, {
      method: "POST",
      headers: { Authorization: `Bearer ${token}` },
      body: toFormData({ ...form(), image: undefined }),
    });
    expect(await wire.json()).toMatchObject({ status: 1, status_code: 200, data: { name: "Ming Ming" } });
  });
});

describe("a child's picture", () => {
  let client: Client;
  let userId: number;
  beforeEach(async () => ({ client, userId } = await newMember(gk)));

  const drawn = async (width: number) =>
    new File([await encoded(drawing(width, 9).png())], "child.png", { type: "image/png" });

  const widthOf = async (id: number) => {
    const image = answerOf(await client.getChildImage({ params: { id } }));
    return (await sharp(await image.arrayBuffer()).metadata()).width;
  };

  const countPictures = () => {
    const own = gk.database.select({ id: children.id }).from(children).where(eq(children.userId, userId));
    return gk.database.$count(pictures, inArray(pictures.childId, own));
  };

  test("can be seen, stays without a new one, and gives its place to the next", async () => {
    const { id } = dataOf(await client.createChild({ body: form({ image: await drawn(20) }) }));
    expect(await widthOf(id)).toBe(20);
    const kept = dataOf(await client.updateChild({ params: { id }, body: form() }));
    expect(kept).toMatchObject({ has_image: true, image_version: expect.stringMatching(/^[\da-f]{12}$/) });
    const next = dataOf(await client.updateChild({ params: { id }, body: form({ image: await drawn(30) }) }));
    // Another picture has another address (decision 204).
    expect(next.image_version).not.toBe(kept.image_version);
    expect(await widthOf(id)).toBe(30);
    expect(await countPictures()).toBe(1);
  });

  test("is only its parent's to see", async () => {
    const { id } = dataOf(await client.createChild({ body: form({ image: await drawn(20) }) }));
    const other = await clientOf(gk, demoAccount.trial);
    expect(refusalOf(await other.getChildImage({ params: { id } }))).toMatchObject({ httpStatus: 404 });
  });

  test("of many sent at once, one is kept", async () => {
    const { id } = dataOf(await client.createChild({ body: form() }));
    const images = await Promise.all([20, 21, 22, 23, 24].map(drawn));
    const sent = await Promise.all(
      images.map((image) => client.updateChild({ params: { id }, body: form({ image }) })),
    );
    expect(sent.map(({ ok }) => ok)).not.toContain(false);
    expect(await countPictures()).toBe(1);
  });

  test("is not kept of a child who is one too many", async () => {
    for (let nth = 1; nth <= 4; nth += 1) answerOf(await client.createChild({ body: form() }));
    const before = await gk.database.$count(pictures);
    const images = await Promise.all([20, 21].map(drawn));
    const both = await Promise.all(images.map((image) => client.createChild({ body: form({ image }) })));
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
    expect(await gk.database.$count(pictures)).toBe(before + 1);
  });

  test("T85: a child without one answers a body with a status_code", async () => {
    const { id } = dataOf(await client.createChild({ body: form() }));
    expect(refusalOf(await client.getChildImage({ params: { id } }))).toMatchObject({
      httpStatus: 404,
      status_code: 404,
    });
  });

  test("is not kept where what it belongs to is not", async () => {
    const id = await newChild(gk, userId);
    const undone = gk.database.transaction(async (transaction) => {
      await keepPicture(transaction, { childId: id }, png);
      throw new Error("too late");
    });
    await expect(undone).rejects.toThrow("too late");
    expect(await countPictures()).toBe(0);
  });

  test("T72: 4,194,304 bytes pass, one more fails", async () => {
    const largest = await client.createChild({ body: form({ image: pngOf(imageBounds.maxBytes) }) });
    expect(dataOf(largest).has_image).toBe(true);
    const larger = refusalOf(await client.createChild({ body: form({ image: pngOf(imageBounds.maxBytes + 1) }) }));
    expect(larger).toMatchObject({ httpStatus: 422, errors: { image: ["image.tooLarge"] } });
  });

  test.each([
    ["a text called .jpg", Buffer.from("no picture at all"), "image.notImage"],
    ["T72: HEIC called .jpg", heic, "image.type"],
  ])("%s is refused, and no child is added", async (_, bytes, issue) => {
    const image = new File([bytes], "child.jpg", { type: "image/jpeg" });
    expect(refusalOf(await client.createChild({ body: form({ image }) }))).toMatchObject({
      errors: { image: [issue] },
    });
    expect(answerOf(await client.listChildren({})).data).toEqual([]);
  });
});
