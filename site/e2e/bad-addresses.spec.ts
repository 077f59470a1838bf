import { expect, test } from "./fixtures.ts";
import { enter } from "./people.ts";

/** What no page's address has: a number that no record can have, NUL, half a surrogate pair, a text without end. */
const bad = ["2147483648", "-1", "0", "1e309", "%00", "%E2%80%8B", "x".repeat(4000)];

/** Percent signs that stand for no text at all: the request itself is at fault. */
const unreadable = ["%ED%A0%80", "%zz"];

const publicAddresses = (value: string) => [
  `/${value}`,
  `/market/${value}`,
  `/news/${value}`,
  `/tips/${value}`,
  `/school/${value}`,
  `/school/${value}/x`,
  `/school/character-strengths/${value}`,
];

const memberAddresses = (value: string) => [
  `/member/children/${value}`,
  `/member/children/${value}/update`,
  `/member/children/${value}/premium`,
  `/member/children/${value}/next-charge.ics`,
  `/member/special-activity/${value}`,
  `/member/special-activity/${value}/activity.ics`,
  `/member/settings/payment/${value}`,
  `/member/subscription-orders/${value}/receipt.pdf`,
];

/** Pages that are there whatever their query says. */
const queries = (value: string) => [
  ...["market", "news", "tips", "school/character-strengths", "wish/wish-tree"].map((path) => `/${path}?page=${value}`),
  `/market?categories=${value}`,
  `/market?keyword=${value}`,
  `/auth?type=${value}&redirect=${value}`,
  `/auth/reset?code=${value}`,
  `/auth/verification?code=${value}`,
  `/newsletter/unsubscribe?code=${value}`,
  `/plans?type=${value}`,
  `/contact-us?about=${value}`,
  `/locale?to=${value}&back=${value}`,
];

const webAddresses = (value: string) => [
  `/web/market/${value}`,
  `/web/articles/${value}`,
  `/web/school/articles/${value}`,
];

test("an address that nothing can have is no page, and breaks nothing", async ({ page, request, t, at }) => {
  const statuses = async (paths: string[]) => {
    const answers = await Promise.all(paths.map((path) => request.get(path, { maxRedirects: 0 })));
    return answers.map((answer, index) => `${answer.status()} ${paths[index]?.slice(0, 60)}`);
  };
  const asking = (status: string, paths: string[]) => paths.map((path) => `${status} ${path.slice(0, 60)}`);

  for (const value of bad) {
    const paths = [...publicAddresses(value).map(at), ...webAddresses(value)];
    expect(await statuses(paths)).toEqual(asking("404", paths));
  }
  for (const value of unreadable) {
    for (const status of await statuses([...publicAddresses(value).map(at), ...webAddresses(value)])) {
      expect(status).toMatch(/^40[04] /);
    }
  }
  for (const value of [...bad, ...unreadable]) {
    for (const status of await statuses(queries(value).map(at))) expect(status).not.toMatch(/^5/);
  }

  await enter(page, { t, at });
  for (const value of bad) {
    for (const path of memberAddresses(value).map(at)) {
      const answer = await page.request.get(path, { maxRedirects: 0 });
      expect(`${answer.status()} ${path.slice(0, 60)}`).toBe(`404 ${path.slice(0, 60)}`);
    }
    const status = await page.request.get(at(`/member/settings/payment/success?process=${value}`));
    expect(status.status()).toBeLessThan(500);
    const orders = await page.request.get(at(`/member/subscription-orders?page=${value}&receipt=${value}`));
    expect(orders.status()).toBe(200);
  }
});
