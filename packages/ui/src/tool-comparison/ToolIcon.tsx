import { AudioLines, BookOpen, Brush, CircleCheck, Gift, type LucideIcon } from "lucide-react";
import { Glyph, type GlyphName, Icon } from "../icon/index.ts";
import type { ToolName } from "./ToolComparison.variants.ts";

const icons: Record<ToolName, LucideIcon | GlyphName> = {
  missions: "mission",
  report: Brush,
  approve: CircleCheck,
  stickers: "sticker-peel",
  tips: BookOpen,
  certificates: "certificate",
  voiceovers: AudioLines,
  worksheets: "worksheet",
  monthlyReport: "monthly-report",
  prize: "prize-box",
  caregivers: "caregiver",
  gift: Gift,
};

export type ToolIconProps = { of: ToolName; className?: string };

/** The icon that stands for a tool wherever plans are described. */
export function ToolIcon({ of, ...rest }: ToolIconProps) {
  const icon = icons[of];
  return typeof icon === "string" ? <Glyph name={icon} {...rest} /> : <Icon of={icon} {...rest} />;
}
