import type { ReactNode } from "react";
import { Container, type ContainerProps } from "../../layout/container/index.ts";
import * as css from "./PageBody.css.ts";

export type PageBodyProps = {
  /** How wide the column is. @default "page" */
  width?: ContainerProps["width"];
  /** The page's parts, each below the one before. */
  children: ReactNode;
};

/** What follows a `PageHead`: the parts of a page in one column, with room above, between and below them. */
export function PageBody({ width, children }: PageBodyProps) {
  return (
    <Container {...(width ? { width } : {})} className={css.body}>
      {children}
    </Container>
  );
}
