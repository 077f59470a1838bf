// @vitest-environment jsdom
import { splitPath } from "@gk/domain";
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, describe, expect, it } from "vitest";
import { filePaths } from "../file-paths.ts";
import { localeSwitchPath, paths } from "../paths.ts";
import { RouterLink } from "./RouterLink.tsx";

afterEach(cleanup);

function linkAt(here: string, href: string) {
  render(
    <UiProvider locale={splitPath(here).locale} link={RouterLink}>
      <RouterLink href={href} className="mine" aria-current="page">
        Go
      </RouterLink>
    </UiProvider>,
  );
  return screen.getByRole("link");
}

/** The router marks its own links, which it may fetch ahead. */
const isRouters = (link: HTMLElement) => link.hasAttribute("data-discover");

describe("a link to a page", () => {
  it.each([
    ["/news", paths.faq, "/faq"],
    ["/zh-HK/news", paths.faq, "/faq"],
    ["/en-US/news", paths.faq, "/en-US/faq"],
    ["/en-US", paths.home, "/en-US"],
    ["/en-US/news", paths.introduction, "/en-US#what-is-gk"],
    ["/en-US/auth", paths.register, "/en-US/auth?type=register"],
  ])("T2: from %s to %s is %s", (here, href, place) => {
    const link = linkAt(here, href);
    expect([link.getAttribute("href"), isRouters(link)]).toEqual([place, true]);
  });

  it("keeps what else it is given", () => {
    const link = linkAt("/", paths.faq);
    expect([link.className, link.getAttribute("aria-current")]).toEqual(["mine", "page"]);
  });
});

describe("a link to a file", () => {
  it.each([
    ["/news", filePaths.eventCalendar, "/events/calendar.ics"],
    ["/en-US/news", filePaths.eventCalendar, "/en-US/events/calendar.ics"],
    ["/en-US/news", filePaths.event("picnic"), "/en-US/events/picnic/event.ics"],
    ["/en-US/member/profile", filePaths.profileData, "/en-US/member/profile/data.json"],
    [
      "/en-US/member",
      "/en-US/member/subscription-orders/1/receipt.pdf",
      "/en-US/member/subscription-orders/1/receipt.pdf",
    ],
  ])("from %s to %s is %s, in the page's language, and the router leaves it alone", (here, href, place) => {
    const link = linkAt(here, href);
    expect([link.getAttribute("href"), isRouters(link)]).toEqual([place, false]);
  });
});

describe("a link that the router leaves alone", () => {
  it.each([
    "https://www.facebook.com/gk",
    "mailto:hello@gk.example",
    "#flow",
    localeSwitchPath("en-US", "/faq"),
    "/development/outbox",
    "/assets/logo.svg",
  ])("to %s stays as it is", (href) => {
    const link = linkAt("/en-US/news", href);
    expect([link.getAttribute("href"), isRouters(link)]).toEqual([href, false]);
  });
});
