import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import type { Metadata } from "next";
import type { ReactNode } from "react";

export const metadata: Metadata = { title: "已退出" };

/** Where somebody comes who has signed out. */
export default function Goodbye(): ReactNode {
  return (
    <EmptyState picture={pictures.mascotSleep} level={1} title="已退出登录" body="周老师，今天辛苦了。">
      <ButtonLink href="/">重新登录</ButtonLink>
    </EmptyState>
  );
}
