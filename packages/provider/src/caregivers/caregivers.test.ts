import { eq } from "drizzle-orm";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { caregiverUsers, invitedAddresses, pictures, subscriptions, users } from "../database/schema/index.ts";
import { type Member, newChild, newMember } from "../testing/member.ts";
import { png } from "../testing/pictures.ts";
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
let addresses = 0;
const newAddress = () => `relative-${(addresses += 1)}@gk.example`;
const remove = (caregiver_id: number) => member.client.removeCaregiver({ params: { id: childId, caregiver_id } });
const caregivers = async () => dataOf(await member.client.getChild({ params: { id: childId } })).caregiver_users;

/** Opens the plan of three months, which has room for three caregivers. */
const upgrade = () => newPlan(gk, childId, { planId: 2, endsOn: "2027-01-31" });

/** Somebody with an account of their own, and its address. */
async function relative(): Promise<{ member: Member; email: string }> {
  const one = await newMember(gk);
  const [user] = await gk.database.select().from(users).where(eq(users.id, one.userId));
  return { member: one, email: user?.email ?? "" };
}

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

  test("an invitation that waits is sent again on another day, and takes no second place", async () => {
    await upgrade();
    const aunt = newAddress();
    const first = dataOf(await invite(aunt));
    expect(refusalOf(await invite(aunt.toUpperCase()))).toMatchObject({
      httpStatus: 422,
      errors: { email: ["caregiver.email.mailedToday"] },
    });
    gk.wait({ days: 1 });
    const again = answerOf(await invite(aunt.toUpperCase()));
    expect(again.status_code).toBe(200);
    expect(again.data).toEqual(first);
    expect((await gk.mails()).filter(({ recipient }) => recipient === aunt)).toHaveLength(2);
  });

  test("the third caregiver of the plan is invited, the fourth is refused until one is removed", async () => {
    await upgrade();
    const first = dataOf(await invite("one@gk.example"));
    for (const name of ["two", "three"]) answerOf(await invite(`${name}@gk.example`));
    expect(refusalOf(await invite("four@gk.example"))).toMatchObject({
      httpStatus: 409,
      message: "caregiverQuotaFull",
    });
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

test("an address that the database finds alike is refused in words", async () => {
  await upgrade();
  answerOf(await invite("mimi@gk.example"));
  expect(refusalOf(await invite("mİmi@gk.example"))).toMatchObject({
    httpStatus: 422,
    errors: { email: ["caregiver.email.duplicate"] },
  });
});

describe("decision 71: invitations are few, and can be refused", () => {
  test("an account sends five a day; what is refused is none of them", async () => {
    const strict = await startProvider({ mode: "production", captcha: { accepts: async () => true } });
    const parent = await newMember(strict);
    const id = await newChild(strict, parent.userId);
    await newPlan(strict, id, { planId: 3, endsOn: "2027-01-31" });
    const send = (email: string) => parent.client.inviteCaregiver({ params: { id }, body: { email } });
    for (let time = 0; time < 6; time += 1) refusalOf(await send(""));
    const sent = [];
    for (let time = 0; time < 5; time += 1) sent.push(dataOf(await send(newAddress())));
    answerOf(await parent.client.removeCaregiver({ params: { id, caregiver_id: sent[0]?.id ?? 0 } }));
    expect(refusalOf(await send(newAddress()))).toMatchObject({
      httpStatus: 429,
      message: "invitationLimit",
      retry_after: 86_400,
    });
    strict.wait({ days: 1, seconds: 1 });
    answerOf(await send(newAddress()));
    await strict.close();
  });

  test("an address is mailed once a day, whoever invites it", async () => {
    const email = newAddress();
    await upgrade();
    answerOf(await invite(email));
    member = await newMember(gk);
    childId = await newChild(gk, member.userId);
    await upgrade();
    expect(refusalOf(await invite(email)).errors).toEqual({ email: ["caregiver.email.mailedToday"] });
    expect((await gk.mails()).filter(({ recipient }) => recipient === email)).toHaveLength(1);
  });

  test("the mail's link refuses it and every other for good, which frees the place", async () => {
    await newPlan(gk, childId);
    const { member: gran, email } = await relative();
    answerOf(await invite(email));
    const code = await gk.mailedCode();
    answerOf(await gk.client().refuseInvitations({ body: { code } }));
    answerOf(await gk.client().refuseInvitations({ body: { code } }));
    answerOf(await gk.client().refuseInvitations({ body: { code: "nobody's" } }));
    expect(await caregivers()).toMatchObject([{ email, status: "refused" }]);
    expect(dataOf(await gran.client.listSharedChildren())).toEqual([]);
    gk.wait({ days: 2 });
    expect(refusalOf(await invite(email)).errors).toEqual({ email: ["caregiver.email.refused"] });
    answerOf(await invite(newAddress()));
  });

  test("what is kept of an address names nobody", async () => {
    await upgrade();
    const email = newAddress();
    answerOf(await invite(email));
    expect(JSON.stringify(await gk.database.select().from(invitedAddresses))).not.toContain(email);
  });
});

describe("decision 71: an invitation becomes active", () => {
  test("its address, verified, sees it, accepts it, looks at the child, and leaves", async () => {
    await upgrade();
    await gk.database.insert(pictures).values({ childId, bytes: png });
    const { member: gran, email } = await relative();
    const invited = dataOf(await invite(email.toUpperCase()));
    const [waiting] = dataOf(await gran.client.listSharedChildren());
    expect(waiting).toMatchObject({ id: invited.id, status: "invited", shared_by: "Test Parent" });
    expect(waiting?.child).toMatchObject({ id: childId, has_image: false });
    expect(refusalOf(await gran.client.getChild({ params: { id: childId } })).httpStatus).toBe(404);

    const accepted = dataOf(await gran.client.acceptInvitation({ params: { id: invited.id } }));
    expect(accepted).toMatchObject({ status: "active", child: { has_image: true, image_version: expect.any(String) } });
    expect(await caregivers()).toMatchObject([{ id: invited.id, name: "Test Parent", status: "active" }]);
    const child = dataOf(await gran.client.getChild({ params: { id: childId } }));
    expect(child).toMatchObject({ id: childId, shared_by: "Test Parent", is_premium: true, status: "upgraded" });
    expect(child).toMatchObject({ subscription: null, caregiver_users: [] });
    expect((await gran.client.getChildImage({ params: { id: childId } })).ok).toBe(true);
    dataOf(await gran.client.getPerformance({ params: { id: childId } }));
    expect(dataOf(await gran.client.getPrizeChoice({ params: { id: childId } })).editable).toBe(false);
    expect(dataOf(await gran.client.listChildren()), "it is no child of theirs").toEqual([]);

    answerOf(await gran.client.leaveSharedChild({ params: { id: invited.id } }));
    expect(refusalOf(await gran.client.getChild({ params: { id: childId } })).httpStatus).toBe(404);
    expect(await caregivers()).toEqual([]);
  });

  test("a name that is changed is the caregiver's too; who is removed sees nothing any more", async () => {
    await upgrade();
    const { member: gran, email } = await relative();
    const { id } = dataOf(await invite(email));
    answerOf(await gran.client.acceptInvitation({ params: { id } }));
    answerOf(await gran.client.updateProfileName({ body: { name: "Gran Po Po" } }));
    expect(await caregivers()).toMatchObject([{ name: "Gran Po Po" }]);
    answerOf(await remove(id));
    expect(refusalOf(await gran.client.getPerformance({ params: { id: childId } })).message).toBe("childNotFound");
    expect(dataOf(await gran.client.listSharedChildren())).toEqual([]);
  });

  test("the trial that shows is the parent's, not the caregiver's", async () => {
    await gk.database
      .update(users)
      .set({ freeTrialFinishedAt: new Date(gk.now().getTime() + 86_400_000) })
      .where(eq(users.id, member.userId));
    const { member: gran, email } = await relative();
    await gk.database
      .insert(caregiverUsers)
      .values({ childId, email, userId: gran.userId, name: "Gran", addedOn: "2026-11-20" });
    expect(dataOf(await gran.client.getChild({ params: { id: childId } })).status).toBe("freeTrial");
  });

  test("declining is leaving before it began", async () => {
    await upgrade();
    const { member: gran, email } = await relative();
    const { id } = dataOf(await invite(email));
    answerOf(await gran.client.leaveSharedChild({ params: { id } }));
    expect(await caregivers()).toEqual([]);
    expect(refusalOf(await gran.client.acceptInvitation({ params: { id } })).httpStatus).toBe(404);
  });

  test("nobody accepts or leaves for another, or before the address is verified", async () => {
    await upgrade();
    const { member: gran, email } = await relative();
    const { id } = dataOf(await invite(email));
    const { member: other } = await relative();
    expect(refusalOf(await other.client.acceptInvitation({ params: { id } })).httpStatus).toBe(404);
    expect(refusalOf(await other.client.leaveSharedChild({ params: { id } })).httpStatus).toBe(404);
    await gk.database.update(users).set({ isActivated: false }).where(eq(users.id, gran.userId));
    expect(refusalOf(await gran.client.acceptInvitation({ params: { id } }))).toMatchObject({
      httpStatus: 403,
      message: "emailNotVerified",
    });
    expect(refusalOf(await gran.client.listSharedChildren()).httpStatus).toBe(403);
  });

  test("none is accepted for which the plan has no room any more, or without one", async () => {
    const plan = await newPlan(gk, childId, { planId: 2, endsOn: "2027-01-31" });
    const [first, second] = [await relative(), await relative()];
    const one = dataOf(await invite(first.email));
    const two = dataOf(await invite(second.email));
    await gk.database.update(subscriptions).set({ planId: 1 }).where(eq(subscriptions.id, plan));
    answerOf(await first.member.client.acceptInvitation({ params: { id: one.id } }));
    const full = await second.member.client.acceptInvitation({ params: { id: two.id } });
    expect(refusalOf(full).message).toBe("caregiverQuotaFull");
    await gk.database.delete(subscriptions).where(eq(subscriptions.id, plan));
    const over = await second.member.client.acceptInvitation({ params: { id: two.id } });
    expect(refusalOf(over).message).toBe("childNotPremium");
    expect(dataOf(await first.member.client.getChild({ params: { id: childId } })).id, "who is there stays").toBe(
      childId,
    );
  });

  test("an account that is deleted is no caregiver any more", async () => {
    await upgrade();
    const { member: gran, email } = await relative();
    const { id } = dataOf(await invite(email));
    answerOf(await gran.client.acceptInvitation({ params: { id } }));
    await gk.database.delete(users).where(eq(users.id, gran.userId));
    expect(await caregivers()).toEqual([]);
  });
});

test("a caregiver of another family's child is unknown", async () => {
  const refusal = refusalOf(await remove(1));
  expect(refusal).toMatchObject({ httpStatus: 404, status: -2, status_code: 404 });
  expect(await gk.database.select().from(caregiverUsers).where(eq(caregiverUsers.id, 1))).toHaveLength(1);
});
