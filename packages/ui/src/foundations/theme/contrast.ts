import { light } from "./generated/light.ts";

/** A colour theme: roles in groups, each with its colour as `#rrggbb`. */
export type Theme = { readonly [name: string]: string | Theme };

/** A colour of text or drawing, the ground that it lies on, and the least contrast that WCAG 2.2 asks for. */
export type ContrastPair = { ink: string; ground: string; least: 4.5 | 3 };

/** The colour of a role, named as in `vars.color` with full stops (`action.primary.bg`). @errors `RangeError` for an unknown role */
export function colourOf(theme: Theme, role: string): string {
  const found = role
    .split(".")
    .reduce<string | Theme | undefined>((group, name) => (typeof group === "object" ? group[name] : undefined), theme);
  if (typeof found !== "string") throw new RangeError(`no colour is called ${role}`);
  return found;
}

function luminance(hex: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5]
    .map((start) => Number.parseInt(hex.slice(start, start + 2), 16) / 255)
    .map((part) => (part <= 0.040_45 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4));
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/**
 * The contrast of two colours, from 1 to 21.
 *
 * @source WCAG 2.2, "contrast ratio"
 */
export function contrastRatio(first: string, second: string): number {
  const [lighter = 1, darker = 1] = [luminance(first), luminance(second)].sort((a, b) => b - a);
  return (lighter + 0.05) / (darker + 0.05);
}

const text = (inks: readonly string[], grounds: readonly string[]): ContrastPair[] =>
  grounds.flatMap((ground) => inks.map((ink) => ({ ink, ground, least: 4.5 })));
const drawing = (inks: readonly string[], grounds: readonly string[]): ContrastPair[] =>
  text(inks, grounds).map((pair) => ({ ...pair, least: 3 }));
/** The same for each role of a group, with the group's own names in place of `*`. */
const each = (names: readonly string[], pairs: readonly ContrastPair[]): ContrastPair[] =>
  names.flatMap((name) =>
    pairs.map(({ ink, ground, least }) => ({ ink: ink.replace("*", name), ground: ground.replace("*", name), least })),
  );

/**
 * Every pair of colours that the product lays on each other.
 *
 * @source DESIGN §2
 */
export const contrastPairs: readonly ContrastPair[] = [
  ...text(
    ["text.primary", "text.secondary", "text.muted", "text.link", "text.danger", "text.success"],
    ["bg.page", "bg.surface", "bg.sunken"],
  ),
  ...text(
    ["text.primary", "text.secondary"],
    [
      "bg.sky",
      "bg.tintGrowth",
      "bg.tintReward",
      "bg.tintWarm",
      "bg.tintInfo",
      "bg.tintPeople",
      "bg.tintSchool",
      "bg.footerContact",
    ],
  ),
  ...text(["text.muted"], ["bg.footerContact"]),
  ...text(["text.link"], ["bg.tintGrowth"]),
  // A note in the column of a plan.
  ...text(["text.warning"], ["bg.surface", "bg.tintReward"]),
  ...text(["text.inverse", "text.inverseMuted"], ["bg.inverse"]),
  ...each(
    ["primary", "reward", "secondary", "danger"],
    text(["action.*.text"], ["action.*.bg", "action.*.bgHover", "action.*.bgActive"]),
  ),
  ...text(["action.quiet.text"], ["bg.page", "action.quiet.bgHover"]),
  ...text(["action.disabled.text"], ["action.disabled.bg"]),
  // Segments, marks and the languages: at rest, under the pointer; selected they lie on the surface.
  ...text(["text.secondary", "text.primary"], ["bg.track"]),
  ...drawing(["text.link", "focus.ring", "action.primary.bg", "border.selected"], ["bg.track"]),
  // Entries of menus under the pointer, and links.
  ...text(["text.primary", "text.link"], ["action.quiet.bgHover"]),
  ...text(["text.linkHover"], ["bg.page", "bg.surface", "bg.sunken"]),
  ...text(["strength.justice.text"], ["bg.tintSchool"]),
  ...text(["text.inverse", "text.inverseMuted"], ["border.inverse"]),
  // A switch, off and on: the knob on its way.
  ...drawing(["bg.surface"], ["border.control", "action.primary.bg"]),
  ...text(["promo.text"], ["promo.bg"]),
  ...text(["promo.buttonText"], ["promo.button"]),
  ...drawing(["action.primary.bg", "action.reward.edge", "action.secondary.border"], ["bg.page"]),
  ...drawing(["action.danger.border", "border.selected", "border.danger"], ["bg.surface"]),
  ...each(
    ["info", "success", "warning", "error"],
    [...text(["feedback.*.text"], ["feedback.*.bg"]), ...drawing(["feedback.*.icon"], ["feedback.*.bg"])],
  ),
  ...each(Object.keys(light.category), text(["category.*.text"], ["category.*.soft", "category.*.tint", "bg.page"])),
  ...each(Object.keys(light.strength), text(["strength.*.text"], ["strength.*.soft"])),
  ...each(Object.keys(light.plan), text(["plan.*.text"], ["plan.*.soft"])),
  ...each(Object.keys(light.status), text(["status.*.text"], ["status.*.bg"])),
  ...drawing(["border.control", "focus.ring"], ["bg.page", "bg.surface", "bg.sky"]),
  ...drawing(["focus.ringInverse"], ["bg.inverse"]),
];

/** Grounds on which either the focus ring or the halo beside it stands out. */
export const focusGrounds = ["action.primary.bg", "action.reward.bg"] as const;
