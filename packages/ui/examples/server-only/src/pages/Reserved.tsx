import { ButtonLink } from "@gk/ui/button";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import type { ReactNode } from "react";

/** Where a form that was taken leads. */
export function Reserved(): ReactNode {
  return (
    <EmptyState picture={pictures.mascotCheer} level={1} title="已經為你預留" body="請在七日內來取，記得帶自己的紙袋。">
      <ButtonLink href="/">返回首頁</ButtonLink>
    </EmptyState>
  );
}
