import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { caregiverUsers, users } from "../database/schema/index.ts";
import { type Member, newChild, newMember } from "../testing/member.ts";
import { newPlan } from "../testing/plan.ts";
import { answerOf, dataOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;
let member: Member;
let childId: number;

beforeAll(async () => {
  gk = await startProvider();
});

beforeEach(async () => {
  member = await newMember(gk);
  childId = await newChild(gk, member.userId);
});

afterAll(() => gk.close());

const invite = (email: string) => member.client.inviteCaregiver({ params: { id: childId }, body: { email } });
const remove = (caregiver_id: number) => member.client.removeCaregiver({ params: { id: childId, caregiver_id } });
const caregivers = async () => dataOf(await member.client.getChild({ params: { id: childId } })).caregiver_users;

/** Opens the plan of three months, which has room for three caregivers. */
const upgrade = () => newPlan(gk, childId, { planId: 2, endsOn: "2027-01-31" });

describe("T74: caregiver accounts are invited by e-mail to a premium child", () => {
  test("the invitation goes out, and the caregiver waits", async () => {
    await upgrade();
    const { status_code, data } = answerOf(await invite("Grandpa@gk.example"));
    expect(status_code).toBe(201);
    expect(data).toMatchObject({ email: "Grandpa@gk.example", name: null, status: "invited", added_on: "2026-11-20" });
    expect(await caregivers()).toEqual([data]);
    const [mail] = await gk.mails();
    expect(mail).toMatchObject({ recipient: "Grandpa@gk.example" });
    expect(mail?.text).toContain("Test Parent");
    expect(mail?.text).toContain("Ming Ming");
  });

  test("an invitation that waits is sent again, and takes no second place", async () => {
    await upgrade();
    const first = dataOf(await invite("aunt@gk.example"));
    const again = answerOf(await invite("AUNT@gk.example"));
    expect(again.status_code).toBe(200);
    expect(again.data).toEqual(first);
    expect((await gk.mails()).filter(({ recipient }) => recipient === "aunt@gk.example")).toHaveLength(2);
  });

  test("the third caregiver of the plan is invited, the fourth is refused until one is removed", async () => {
    await upgrade();
    const first = dataOf(await invite("one@gk.example"));
    for (const name of ["two", "three"]) answerOf(await invite(`${name}@gk.example`));
    expect(refusalOf(await invite("four@gk.example"))).toMatchObject({
      httpStatus: 409,
      message: "caregiverQuotaFull",
    });
    answerOf(await invite("three@gk.example"));
    answerOf(await remove(first.id));
    answerOf(await invite("four@gk.example"));
  });

  test("of two at once, with one place left, one is refused", async () => {
    await upgrade();
    for (const name of ["five", "six"]) answerOf(await invite(`${name}@gk.example`));
    const both = await Promise.all([invite("seven@gk.example"), invite("eight@gk.example")]);
    expect(both.filter(({ ok }) => ok)).toHaveLength(1);
  });

  test("a child without a plan has none", async () => {
    expect(refusalOf(await invite("nine@gk.example"))).toMatchObject({ httpStatus: 409, message: "childNotPremium" });
  });

  test.each([
    ["nothing", "", "caregiver.email.required"],
    ["no address", "grandpa", "caregiver.email.invalid"],
  ])("%s is refused", async (_, email, issue) => {
    await upgrade();
    const { httpStatus, errors } = refusalOf(await invite(email));
    expect([httpStatus, errors?.["email"]?.[0]]).toEqual([422, issue]);
  });

  test("one's own address, and that of an active caregiver, in any letter case, are refused", async () => {
    await upgrade();
    const [own] = await gk.database.select().from(users).where(eq(users.id, member.userId));
    expect(refusalOf(await invite(own?.email.toUpperCase() ?? ""))).toMatchObject({
      errors: { email: ["caregiver.email.self"] },
    });
    const { id } = dataOf(await invite("ten@gk.example"));
    await gk.database.update(caregiverUsers).set({ name: "Demo Grandpa" }).where(eq(caregiverUsers.id, id));
    expect(refusalOf(await invite("TEN@gk.example"))).toMatchObject({
      errors: { email: ["caregiver.email.duplicate"] },
    });
  });
});

test("a caregiver of another family's child is unknown", async () => {
  const refusal = refusalOf(await remove(1));
  expect(refusal).toMatchObject({ httpStatus: 404, status: -2, status_code: 404 });
  expect(await gk.database.select().from(caregiverUsers).where(eq(caregiverUsers.id, 1))).toHaveLength(1);
});
