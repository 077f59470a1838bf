import { index, layout, prefix, type RouteConfigEntry, route } from "@react-router/dev/routes";
import type { PagePath } from "./words/areas.ts";

/**
 * The one table of routes, mounted under each of the three forms of an address: unprefixed (zh-HK), `/zh-HK`, `/en-US`.
 *
 * @source spec §2; decision 39 (layouts)
 */
function pages(form: string): RouteConfigEntry[] {
  const id = (name: string) => `${form}:${name}`;
  /** A page; `words/areas.ts` has the words that it speaks in. */
  const page = (path: PagePath, file: string) => route(path, `routes/${file}.tsx`, { id: id(path) });

  return [
    layout("layouts/default.tsx", { id: id("default") }, [
      index("routes/home.tsx", { id: id("") }),
      page("about-us", "pages/about-us"),
      page("download", "pages/download"),
      page("download/school", "pages/download"),
      page("faq", "pages/faq"),
      page("market", "market"),
      page("market/:advertisementId", "market/advertisement"),
      page("plans", "plans"),
      page("school", "school"),
      page("search", "search"),
      page("school/:slug", "school/type"),
      page("school/:slug/:input", "school/article"),
      page("wish/wish-tree", "wish/wish-tree"),
      page("wish/add-wish", "wish/add-wish"),
      page("wish/admin-wish", "wish/admin-wish"),
      page("contact-us", "contact-us"),
      page("newsletter", "newsletter"),
      page("newsletter/unsubscribe", "newsletter/unsubscribe"),
      page("invitation/refuse", "invitation/refuse"),
      page("privacy-policy", "pages/legal"),
      page("terms-and-conditions", "pages/legal"),
      page("terms-of-subscription", "pages/legal"),
      page(":articles", "articles/list"),
      page(":articles/:slug", "articles/article"),
      page("*", "not-found"),
      layout("layouts/member.tsx", { id: id("member-area") }, [
        page("member", "member/index"),
        page("member/email-verification", "member/email-verification"),
        page("member/profile", "member/profile"),
        page("member/profile/delete", "member/profile/delete"),
        page("member/settings", "member/settings/index"),
        page("member/settings/payment", "member/settings/payment/index"),
        page("member/settings/payment/create", "member/settings/payment/create"),
        layout("layouts/verified.tsx", { id: id("verified") }, [
          page("member/children", "member/children/index"),
          page("member/children/create", "member/children/create"),
          page("member/children/:childId", "member/children/view"),
          page("member/children/:childId/performance", "member/children/performance"),
          page("member/children/:childId/prize", "member/children/prize"),
          page("member/children/:childId/subscription", "member/children/subscription"),
          page("member/children/:childId/caregivers", "member/children/caregivers"),
          page("member/children/:childId/update", "member/children/update"),
          page("member/children/:childId/premium", "member/children/premium"),
          page("member/prizes", "member/prizes"),
          page("member/special-activity", "member/special-activity/index"),
          page("member/special-activity/:activityId", "member/special-activity/activity"),
          page("member/subscription-orders", "member/subscription-orders"),
        ]),
      ]),
      layout("layouts/member-frame.tsx", { id: id("member-frame") }, [
        page("member/settings/payment/:status", "member/settings/payment/status"),
      ]),
    ]),
    layout("layouts/no-footer.tsx", { id: id("no-footer") }, [
      layout("layouts/guest.tsx", { id: id("guest") }, [page("auth", "auth/auth")]),
      page("app", "pages/app"),
      page("auth/reset", "auth/reset"),
      page("auth/verification", "auth/verification"),
      page("member/signout", "member/signout"),
    ]),
    layout("layouts/blank.tsx", { id: id("blank") }, [
      page("offline", "offline"),
      page("tapngo/callback", "tapngo/callback"),
      layout("layouts/guest.tsx", { id: id("guest-return") }, [page("auth/:service/callback", "auth/callback")]),
    ]),
    page("maintenance", "maintenance"),
    route("member/subscription-orders/:orderId/octopus.svg", "routes/member/subscription-orders/octopus-code.ts", {
      id: id("octopus-code"),
    }),
    route("member/profile/data.json", "routes/member/profile/data-file.ts", { id: id("profile-data") }),
    route("member/children/:childId/reports/:reportId/report.html", "routes/member/children/performance/report.ts", {
      id: id("monthly-report"),
    }),
    route("member/children/:childId/growth-report.html", "routes/member/children/performance/growth.ts", {
      id: id("growth-report"),
    }),
    route("member/subscription-orders/:orderId/receipt.pdf", "routes/member/subscription-orders/receipt-file.ts", {
      id: id("receipt"),
    }),
    route("member/children/:childId/next-charge.ics", "routes/member/children/subscription/next-charge-file.ts", {
      id: id("next-charge"),
    }),
    route("download/code.svg", "routes/pages/download/code.ts", { id: id("download-code") }),
    route("download/school/code.svg", "routes/pages/download/code.ts", { id: id("download-school-code") }),
    route("member/special-activity/:activityId/activity.ics", "routes/member/special-activity/calendar-file.ts", {
      id: id("activity-day"),
    }),
    route(":articles/feed.atom", "routes/feeds/atom.ts", { id: id("atom-feed") }),
    route(":articles/feed.json", "routes/feeds/json.ts", { id: id("json-feed") }),
    route("events/:slug/event.ics", "routes/feeds/event.ts", { id: id("event-file") }),
    route("events/calendar.ics", "routes/feeds/calendar.ts", { id: id("event-calendar") }),
    route("manifest.webmanifest", "routes/manifest.ts", { id: id("manifest") }),
  ];
}

export default [
  route("robots.txt", "routes/robots.ts"),
  route(".well-known/security.txt", "routes/security.ts"),
  route("sitemap.xml", "routes/sitemap.ts"),
  layout("layouts/site.tsx", { id: "site" }, [
    ...pages("plain"),
    ...prefix("zh-HK", pages("zh-HK")),
    ...prefix("en-US", pages("en-US")),
  ]),
] satisfies RouteConfigEntry[];
