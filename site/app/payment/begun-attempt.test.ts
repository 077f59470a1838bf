// @vitest-environment jsdom
import { beforeEach, expect, it, vi } from "vitest";
import { beginAttempt, isBegunElsewhere } from "./begun-attempt.ts";

const provider = vi.hoisted(() => ({ says: undefined as unknown }));

vi.mock("../data/ask.ts", () => ({ ask: () => Promise.resolve(provider.says) }));

const status = (payment_status: number) => ({ ok: true, body: { data: { order_id: 7, payment_status } } });
const [pending, finished, canceled] = [0, 2, 3].map(status);
const unknown = { ok: false, kind: "refused", httpStatus: 404, body: { status: -2 } };
const offline = { ok: false, kind: "network", reason: "offline" };

/** Another tab shares what is stored, but what is its own. */
const inAnotherTab = () => sessionStorage.clear();

beforeEach(() => {
  document.cookie = "payment=; Path=/; Max-Age=0";
  sessionStorage.clear();
  beginAttempt("3f1c1f0e-6c1b-4d0e-9a53-0d5c4b8f1a11");
  provider.says = pending;
});

it("is not elsewhere for the tab that has begun it, also when it comes back from the card page", async () =>
  expect(await isBegunElsewhere()).toBe(false));

it("is elsewhere for another tab while the order waits for its money", async () => {
  inAnotherTab();
  expect([await isBegunElsewhere(), await isBegunElsewhere()]).toEqual([true, true]);
});

it.each([
  ["paid", finished],
  ["canceled", canceled],
  ["never placed", unknown],
])("is settled for good once it is %s", async (_, says) => {
  inAnotherTab();
  provider.says = says;
  expect(await isBegunElsewhere()).toBe(false);
  provider.says = pending;
  expect(await isBegunElsewhere()).toBe(false);
});

it("keeps nobody out who can't ask, and is asked again", async () => {
  inAnotherTab();
  provider.says = offline;
  expect(await isBegunElsewhere()).toBe(false);
  provider.says = pending;
  expect(await isBegunElsewhere()).toBe(true);
});
