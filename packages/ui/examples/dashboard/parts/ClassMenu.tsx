"use client";

import { Icon, icons } from "@gk/ui/icon";
import { Menu } from "@gk/ui/menu";
import { useOverlays } from "@gk/ui/overlay";
import { useToast } from "@gk/ui/toast";
import type { ReactNode } from "react";
import type { ClassFigures } from "../school/figures.ts";

/** What can be done about a class. */
export function ClassMenu({ of: { name, waiting } }: { of: ClassFigures }): ReactNode {
  const { confirm } = useOverlays();
  const toast = useToast();
  const remind = async () => {
    const isSure = await confirm({
      tone: "reward",
      title: `提醒 ${waiting} 位家长？`,
      body: `${name}还有任务等待家长确认，他们会收到一条消息。`,
      confirm: "发送提醒",
      back: "先不发",
    });
    if (isSure) toast(`已提醒 ${waiting} 位家长。`);
  };
  return (
    <Menu
      trigger={
        <>
          操作
          <Icon of={icons.chevronDown} />
        </>
      }
      aria-label={`操作：${name}`}
      variant="secondary"
      size="sm"
      align="end"
      items={[
        { id: "pupils", label: "查看学生", icon: icons.users, href: `/pupils?pupil_text=${encodeURIComponent(name)}` },
        {
          id: "remind",
          label: "提醒家长",
          icon: icons.send,
          disabled: waiting === 0,
          onSelect: () => void remind(),
        },
      ]}
    />
  );
}
