import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Glyph, type GlyphName, type GlyphProps } from "../../product/glyph/index.ts";
import type { ToolName } from "./ToolComparison.variants.ts";

const drawings: Record<ToolName, IconDrawing | GlyphName> = {
  missions: "mission",
  report: icons.brush,
  approve: icons.circleCheck,
  stickers: "sticker-peel",
  tips: icons.bookOpen,
  certificates: "certificate",
  voiceovers: icons.audioLines,
  worksheets: "worksheet",
  monthlyReport: "monthly-report",
  prize: "prize-box",
  caregivers: "caregiver",
  gift: icons.gift,
};

export type ToolIconProps = Omit<GlyphProps, "name"> & {
  /** The tool that it stands for. */
  of: ToolName;
  /** For a measure or a colour other than the text's. */
  className?: string | undefined;
};

/** The icon that stands for a tool wherever plans are described. */
export function ToolIcon({ of, ...rest }: ToolIconProps) {
  const icon = drawings[of];
  return typeof icon === "string" ? <Glyph name={icon} {...rest} /> : <Icon of={icon} {...rest} />;
}
