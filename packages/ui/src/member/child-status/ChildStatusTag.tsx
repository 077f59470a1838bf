import type { ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";

/**
 * What a child's account can do. Premium stands on the child and wins over a trial, which stands on the parent.
 * @source spec §4 "Child subscription status"; T105
 */
export const childStatuses = ["notUpgraded", "freeTrial", "upgraded"] as const;
export type ChildStatus = (typeof childStatuses)[number];

const drawings: Record<ChildStatus, IconDrawing> = {
  notUpgraded: icons.sprout,
  freeTrial: icons.clock,
  upgraded: icons.sparkles,
};

export type ChildStatusTagProps = {
  /** Decides colour and icon. */
  status: ChildStatus;
  /** The status in words. */
  children: ReactNode;
};

/** The state of a child's plan as a tag. */
export function ChildStatusTag({ status, children }: ChildStatusTagProps) {
  return (
    <Tag tone={status}>
      <Icon of={drawings[status]} />
      {children}
    </Tag>
  );
}
