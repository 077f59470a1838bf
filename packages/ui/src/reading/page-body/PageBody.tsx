import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Container, type ContainerProps } from "../../layout/container/index.ts";
import * as css from "./PageBody.css.ts";

export type PageBodyProps = ComponentProps<"div"> & {
  /** How wide the column is. @default "page" */
  width?: ContainerProps["width"] | undefined;
  /** The page's parts, each below the one before. */
  children: ReactNode;
};

/** What follows a `PageHead`: the parts of a page in one column, with room above, between and below them. */
export function PageBody({ width, children, className, ...rest }: PageBodyProps) {
  return (
    <Container {...rest} {...(width ? { width } : {})} className={cx(css.body, className)}>
      {children}
    </Container>
  );
}
