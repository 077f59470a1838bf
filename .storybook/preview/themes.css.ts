import { assignVars, globalStyle } from "@vanilla-extract/css";
import { base } from "../../packages/ui/src/foundations/theme/generated/base.ts";
import { contrast } from "../../packages/ui/src/foundations/theme/generated/contrast.ts";
import { dark } from "../../packages/ui/src/foundations/theme/generated/dark.ts";
import { harbour } from "../../packages/ui/src/foundations/theme/generated/harbour.ts";
import { vars } from "../../packages/ui/src/foundations/theme/vars.css.ts";
import type { ThemeName } from "./globals.ts";

/** A theme is the same components under other values of `vars`: nothing else is said here. */
const theme = (name: ThemeName, values: Record<string, string>) =>
  globalStyle(`[data-theme="${name}"]`, { vars: values });

theme("contrast", assignVars(vars.color, contrast));
theme("dark", assignVars(vars.color, dark));
theme("harbour", {
  ...assignVars(vars.color, harbour.color),
  ...assignVars(vars.radius, harbour.radius),
  ...assignVars(vars.shadow, { ...base.shadow, ...harbour.shadow }),
  ...assignVars(vars.font.weight, { ...base.font.weight, ...harbour.font.weight }),
  ...assignVars(vars.font.family, { ...base.font.family, ...harbour.font.family }),
});

globalStyle("[data-theme]", { background: vars.color.bg.page, color: vars.color.text.primary });

/** On a page of documentation the stories have a ground and an air of their own. */
globalStyle(".sbdocs [data-theme]", { padding: vars.space[6] });
