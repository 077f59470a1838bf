import { create } from "storybook/theming";
import { base } from "../packages/ui/src/foundations/theme/generated/base.ts";
import { light } from "../packages/ui/src/foundations/theme/generated/light.ts";

/** Storybook itself in the colours and the face of what it shows. */
export const theme = create({
  base: "light",
  brandTitle: "GK design system",
  fontBase: base.font.family.text,
  colorPrimary: light.action.primary.bg,
  colorSecondary: light.action.primary.bg,
  appBg: light.bg.sunken,
  appContentBg: light.bg.surface,
  appPreviewBg: light.bg.page,
  appBorderColor: light.border.card,
  textColor: light.text.primary,
  textMutedColor: light.text.muted,
  barBg: light.bg.surface,
  barTextColor: light.text.secondary,
  barSelectedColor: light.text.link,
  barHoverColor: light.text.linkHover,
});
