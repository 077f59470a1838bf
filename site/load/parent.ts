import { randomUUID } from "node:crypto";
import { captchaField, type CaptchaAction, orderType, paymentStatus } from "@gk/domain";
import { type Acknowledged, mailHost } from "./ledger.ts";
import { Refusal, yes } from "./no-answer.ts";
import type { Visitor } from "./visitor.ts";

/** How a parent goes about it. */
export type Manner = {
  newVisitor: () => Visitor;
  /** Reads what came. @errors throws when the time is over */
  read: () => Promise<void>;
  /** Does a step, and does it again while there is no answer to it, where processes are killed. */
  insist: <Done>(step: () => Promise<Done>) => Promise<Done>;
  /** Looks until something is there. */
  until: <Found>(look: () => Promise<Found | undefined>) => Promise<Found>;
  /** Begins the account of what the site has acknowledged. */
  begin: (email: string) => Acknowledged;
};

const password = "a longer pass phrase";

/** Everything that is asked about a child. */
const answers = {
  gender: 2,
  date_of_birth: "2020-02-29",
  school_type: 7,
  year_level: 6,
  siblings: [0, 0, 0, 0],
  caregivers: [2],
  area_id: 16,
  has_club_house: 0,
  has_pet: 1,
  transport: [1],
  begin_score: 7,
} as const;

const planId = 1;

/** What visitors look at before they register. */
export const publicPages = ["/", "/plans", "/faq", "/school", "/about-us"] as const;

/**
 * A parent's way from the first page to two paid plans: looks around, registers, verifies the address by the mail, signs
 * in anew, adds two children, and buys a plan for each, the first on the card page and the second by the card that was
 * kept there. Each step can be done again, for nobody knows what became of one that was cut off.
 */
export async function live(manner: Manner): Promise<void> {
  const { read, insist, begin } = manner;
  let visitor = manner.newVisitor();
  const page = async (kind: "public page" | "member page", path: string) => {
    await read();
    await insist(() => visitor.page(kind, path));
  };

  for (const path of publicPages) await page("public page", path);

  const email = `${randomUUID()}@${mailHost}`;
  await page("public page", "/auth?type=register");
  await read();
  await insist(() => register(visitor, email));
  const acknowledged = begin(email);

  await page("member page", "/member");
  await read();
  await verify(visitor, manner, email);
  acknowledged.isVerified = true;

  visitor = manner.newVisitor();
  await page("public page", "/auth?type=signin");
  await read();
  await insist(() => signIn(visitor, email));

  for (const name of ["Siu Ching", "Ming Ming"]) {
    await page("member page", "/member/children");
    await page("member page", "/member/children/create");
    await read();
    const id = await insist(() => addChild(visitor, name));
    acknowledged.children.push(id);
    await page("member page", `/member/children/${id}`);
    await page("member page", `/member/children/${id}/premium`);
    await read();
    const process = randomUUID();
    await buy(visitor, manner, id, process);
    acknowledged.paid.push(process);
    await page("member page", `/member/settings/payment/success?process=${process}`);
  }
  await page("member page", "/member/subscription-orders");
}

async function captcha({ client }: Visitor, action: CaptchaAction) {
  const { data } = yes("captcha", await client.getDevelopmentCaptcha({ params: { action } }));
  return { [captchaField]: data.token };
}

/** An address that is taken is this parent's own, by a try of which no answer came. */
async function register(visitor: Visitor, email: string): Promise<void> {
  const body = { name: "Load Parent", email, password, ...(await captcha(visitor, "register")) };
  try {
    yes("register", await visitor.client.register({ body }));
  } catch (error) {
    if (!isRefusal(error, "email.taken")) throw error;
    await signIn(visitor, email);
  }
}

export async function signIn(visitor: Visitor, email: string, secret = password): Promise<void> {
  yes(
    "signIn",
    await visitor.client.signIn({ body: { email, password: secret, ...(await captcha(visitor, "signin")) } }),
  );
}

async function verify(visitor: Visitor, { insist, until }: Manner, email: string): Promise<void> {
  const mail = await until(() => insist(() => mailTo(visitor, email)));
  const letter = await insist(() => visitor.open(mail));
  const code = /auth\/verification\?code=([\w-]+)/.exec(letter)?.[1] ?? "";
  await insist(async () => {
    try {
      yes("verifyEmail", await visitor.client.verifyEmail({ body: { code } }));
    } catch (error) {
      // A code works once: also where its answer did not come.
      if (!isRefusal(error, "verification.failed")) throw error;
      const { data } = yes("getProfile", await visitor.client.getProfile());
      if (data.is_activated !== 1) throw error;
    }
  });
}

async function mailTo(visitor: Visitor, email: string): Promise<string | undefined> {
  const outbox = await visitor.open(`/development/outbox?${new URLSearchParams({ to: email })}`);
  return /href="([^"]+\/outbox\/\d+[^"]*)"/.exec(outbox)?.[1];
}

/** A child of that name that is there already was added by a try of which no answer came. */
async function addChild({ client }: Visitor, name: string): Promise<number> {
  const { data } = yes("listChildren", await client.listChildren());
  const there = data.find((child) => child.name === name);
  if (there) return there.id;
  return yes("createChild", await client.createChild({ body: { name, ...answers } })).data.id;
}

async function buy(visitor: Visitor, { insist, until }: Manner, id: number, process: string): Promise<void> {
  const { client } = visitor;
  const kept = (await insist(async () => yes("listPaymentMethods", await client.listPaymentMethods()))).data[0]?.id;
  const body = { plan_id: planId, payment_method: orderType.card, process };
  await insist(async () => {
    const chosen = kept === undefined ? body : { ...body, payment_id: kept };
    yes("purchaseSubscription", await client.purchaseSubscription({ params: { id }, body: chosen }));
  });
  const isPaid = async () => {
    const { data } = yes("getPaymentStatus", await client.getPaymentStatus({ body: { process } }));
    const { paid, finished } = paymentStatus;
    return data.payment_status === paid || data.payment_status === finished;
  };
  if (kept === undefined) {
    await insist(async () => {
      if (await isPaid()) return;
      const { url } = yes("startCardSession", await client.startCardSession({ query: { "child-id": id } })).data;
      await visitor.open(url);
      await visitor.post(url, { number: "4242 4242 4242 4242", exp_month: "12", exp_year: "2039", choice: "pay" });
    });
  }
  await until(() => insist(async () => ((await isPaid()) ? true : undefined)));
}

const isRefusal = (error: unknown, code: string) => error instanceof Refusal && error.codes.includes(code);
