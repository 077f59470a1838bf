import { createGlobalTheme, createGlobalThemeContract, globalStyle } from "@vanilla-extract/css";
import { base } from "./generated/base.ts";
import { contrast } from "./generated/contrast.ts";
import { light } from "./generated/light.ts";

const { breakpoint: _breakpoint, font, zIndex: _zIndex, motion, ...shape } = base;
const { sizeNarrow, lineHeight, ...type } = font;

/** Leading by script: Han glyphs fill their box and need more air (DESIGN §3). */
const leading = {
  latin: { tight: lineHeight.tight, heading: lineHeight.heading, ui: lineHeight.ui, body: lineHeight.body },
  han: { tight: lineHeight.hanTight, heading: lineHeight.hanHeading, ui: lineHeight.hanUi, body: lineHeight.hanBody },
};

const values = { color: light, ...shape, motion, font: { ...type, lineHeight: leading.latin } };

/**
 * The design system's roles as CSS variables (`--gk-color-bg-page`), the only way a style gets a colour, length or
 * duration. Override them under a selector of your own to theme the components.
 *
 * @source DESIGN §2–§5; made from `tokens/` by `npm run prepare`
 */
export const vars = createGlobalThemeContract(values, (_value, path) => `gk-${path.join("-")}`);

createGlobalTheme(":root", vars, values);

const narrowSizes = Object.fromEntries(
  Object.entries(sizeNarrow).map(([step, size]) => [vars.font.size[step as keyof typeof sizeNarrow], size]),
);

globalStyle(":root", {
  "@media": { [`(width <= ${base.breakpoint.md})`]: { vars: narrowSizes } },
});

globalStyle(":lang(zh)", {
  vars: {
    [vars.font.lineHeight.tight]: leading.han.tight,
    [vars.font.lineHeight.heading]: leading.han.heading,
    [vars.font.lineHeight.ui]: leading.han.ui,
    [vars.font.lineHeight.body]: leading.han.body,
  },
});

globalStyle(":not(:lang(zh))", {
  vars: {
    [vars.font.lineHeight.tight]: leading.latin.tight,
    [vars.font.lineHeight.heading]: leading.latin.heading,
    [vars.font.lineHeight.ui]: leading.latin.ui,
    [vars.font.lineHeight.body]: leading.latin.body,
  },
});

type Roles = { readonly [name: string]: string | Roles };

/** Only the roles whose value differs from the light theme: the rest is inherited. */
function differences(roles: Roles, reference: Roles, names: Roles): Record<string, string> {
  return Object.entries(roles).reduce<Record<string, string>>((changed, [key, role]) => {
    const usual = reference[key];
    const name = names[key];
    if (typeof role === "string" && typeof name === "string") {
      return role === usual ? changed : Object.assign(changed, { [name]: role });
    }
    return Object.assign(changed, differences(role as Roles, usual as Roles, name as Roles));
  }, {});
}

globalStyle(":root", {
  "@media": { "(prefers-contrast: more)": { vars: differences(contrast, light, vars.color) } },
});
