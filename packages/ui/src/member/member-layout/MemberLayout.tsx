import type { ComponentProps, ReactNode } from "react";
import { Container } from "../../layout/container/index.ts";
import * as css from "./MemberLayout.css.ts";

export type MemberLayoutProps = ComponentProps<"div"> & {
  /** The side menu: 248 px beside the page, horizontal marks above it on a phone. */
  menu: ReactNode;
  /** The page, one sheet a topic. */
  children: ReactNode;
};

/** The frame of every page of the member area. @source DESIGN §7 "Member pages" */
export function MemberLayout({ menu, children, ...rest }: MemberLayoutProps) {
  return (
    <Container {...rest} width="wide">
      <div className={css.layout}>
        <div className={css.side}>{menu}</div>
        <div className={css.content}>{children}</div>
      </div>
    </Container>
  );
}
