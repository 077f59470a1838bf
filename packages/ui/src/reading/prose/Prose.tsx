"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { useUi } from "../../foundations/ui-provider/index.ts";
import * as css from "./Prose.css.ts";
import { boxTables } from "./tables.ts";

export type ProseProps = Omit<ComponentProps<"div">, "children" | "dangerouslySetInnerHTML"> & {
  /**
   * The text as HTML. It goes into the page as it is, so it must have been sanitised: by the provider's
   * allow-list for articles, by the build for our own pages.
   */
  html: string;
  /** Its language, where it differs from the page's. */
  lang?: string | undefined;
};

/** Running text that somebody wrote elsewhere: headings, lists, tables, quotes, pictures. */
export function Prose({ html, lang, className, ...rest }: ProseProps) {
  const { words } = useUi();
  const boxed = boxTables(html, { className: css.table, label: words.sidewaysTable });
  return (
    <div
      {...rest}
      className={cx(css.prose, className)}
      // oxlint-disable-next-line react/no-danger -- the one way in for HTML; its docstring says what may come through
      dangerouslySetInnerHTML={{ __html: boxed }}
      {...(lang ? { lang } : {})}
    />
  );
}
