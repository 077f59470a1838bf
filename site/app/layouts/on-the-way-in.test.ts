import { expect, it } from "vitest";
import { paths } from "../paths.ts";
import { onTheWayIn } from "./on-the-way-in.ts";
import type { Site } from "./useSite.ts";

const guest = {
  account: { kind: "guest", signIn: { label: "", href: paths.signIn }, register: { label: "", href: paths.register } },
} as unknown as Site;
const member = { account: { kind: "member", href: paths.member } } as unknown as Site;

const links = ({ account }: Site) => account.kind === "guest" && [account.signIn.href, account.register.href];

it("leads from one form to the other, and on to the page that was wanted", () =>
  expect(links(onTheWayIn(guest, "?type=signin&redirect=%2Fmember%2Fchildren%3Fplan%3D2"))).toEqual([
    "/auth?type=signin&redirect=%2Fmember%2Fchildren%3Fplan%3D2",
    "/auth?type=register&redirect=%2Fmember%2Fchildren%3Fplan%3D2",
  ]));

it("changes nothing where no page was wanted, and nothing for a member", () => {
  expect(onTheWayIn(guest, "?type=signin")).toBe(guest);
  expect(onTheWayIn(member, "?redirect=%2Fmember")).toBe(member);
});
