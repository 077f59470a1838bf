import type { ComponentProps, ReactNode } from "react";
import { Tag, type TagTone } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";

/**
 * What a child's account can do. Premium stands on the child and wins over a trial, which stands on the parent.
 * @source spec §4 "Child subscription status"; T105
 */
export const childStatuses = ["notUpgraded", "freeTrial", "upgraded"] as const;
export type ChildStatus = (typeof childStatuses)[number];

const looks: Record<ChildStatus, { tone: TagTone; icon: IconDrawing }> = {
  notUpgraded: { tone: "off", icon: icons.sprout },
  freeTrial: { tone: "current", icon: icons.clock },
  upgraded: { tone: "reward", icon: icons.sparkles },
};

export type ChildStatusTagProps = ComponentProps<"span"> & {
  /** Decides colour and icon. */
  status: ChildStatus;
  /** The status in words. */
  children: ReactNode;
};

/** The state of a child's plan as a tag. */
export function ChildStatusTag({ status, children, ...rest }: ChildStatusTagProps) {
  const { tone, icon } = looks[status];
  return (
    <Tag {...rest} tone={tone}>
      <Icon of={icon} />
      {children}
    </Tag>
  );
}
