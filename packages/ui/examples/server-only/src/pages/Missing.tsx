import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import type { ReactNode } from "react";

/** For an address that leads nowhere. */
export function Missing(): ReactNode {
  return (
    <EmptyState picture={pictures.mascotThink} level={1} title="找不到這一頁" body="它可能已經搬走，或者從來沒有。">
      <ButtonLink href="/">返回首頁</ButtonLink>
    </EmptyState>
  );
}
