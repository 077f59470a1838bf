import { describe, expect, it } from "vitest";

/** Hooks, styles and values: nothing of them shows by itself. */
const unseen = ["anchor-scroll", "overlay", "scrolled-past", "theme", "ui-provider", "words"];
/** A page has one of these at most, so their states are stories of their own and one of them is in English. */
const oneToAPage = [
  "alert",
  "article-frame",
  "back-to-top",
  "child-form",
  "child-record",
  "columns",
  "compact-bar",
  "confirm",
  "contact-form",
  "dialog",
  "error-page",
  "error-summary",
  "faq-list",
  "footer",
  "forgot-form",
  "form",
  "header",
  "hero",
  "maintenance-page",
  "member-layout",
  "member-menu",
  "newsletter-dialog",
  "order-summary",
  "page-body",
  "payment-choice",
  "payment-status",
  "plan-choice",
  "plan-growth",
  "prize-picker",
  "profile-form",
  "promotion-bar",
  "prose",
  "quiz",
  "register-form",
  "reset-password-form",
  "school-teaser",
  "seed-call",
  "sidebar",
  "sign-in-form",
  "skip-link",
  "toast",
  "tool-comparison",
  "usage-flow",
  "verification-panel",
  "welcome-dialog",
];

const folderOf = (path: string) => path.split("/")[1] ?? "";
const folders = Object.keys(import.meta.glob("./*/index.ts"))
  .map(folderOf)
  .filter((folder) => !unseen.includes(folder));
const sources = Object.entries(
  import.meta.glob<string>("./*/*.stories.tsx", { query: "?raw", import: "default", eager: true }),
);
const toldOf = (folder: string) =>
  sources
    .filter(([path]) => folderOf(path) === folder)
    .map(([, source]) => source)
    .join("\n");

describe("stories", () => {
  it.each(folders)("%s has a Playground", (folder) => {
    expect(toldOf(folder)).toContain("export const Playground: Story");
  });

  it.each(folders.filter((folder) => !oneToAPage.includes(folder)))("%s has a Sheet of its variants", (folder) => {
    expect(toldOf(folder)).toContain("export const Sheet: Story");
  });

  it.each(oneToAPage)("%s has a story in English", (folder) => {
    expect(toldOf(folder)).toMatch(/locale: "en-US"|lang="en"/);
  });
});
