import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Rim } from "../../layout/rim/index.ts";
import * as css from "./PageHead.css.ts";
import type { PageHeadTone } from "./PageHead.variants.ts";

const look = cva(css.head, { variants: { tone: css.tone }, defaultVariants: { tone: "sky" } });

export type PageHeadProps = Omit<ComponentProps<"div">, "title"> & {
  /** The page's `h1`. */
  title: ReactNode;
  /** Whether the title comes from outside the catalogue (a school article type). */
  dynamic?: boolean | undefined;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The paper that the title lies on. @default "sky" */
  tone?: PageHeadTone | undefined;
  /** Stands on the lower edge beside the title. */
  picture?: Picture | undefined;
  /** Above the title: a breadcrumb. */
  before?: ReactNode;
  /** Under the lead: tabs, chips. */
  children?: ReactNode;
};

/** Opens a list page: its title on coloured paper with a wavy lower edge. */
export function PageHead({ title, dynamic, lead, tone, picture, before, children, className, ...rest }: PageHeadProps) {
  return (
    <div {...rest} className={look({ tone, className })}>
      <Container className={css.inside}>
        <div className={css.text}>
          {before}
          <Heading level={1} dynamic={dynamic ?? false}>
            {title}
          </Heading>
          {lead && <p className={css.lead}>{lead}</p>}
          {children && <div className={css.more}>{children}</div>}
        </div>
        {picture && <Illustration of={picture} alt="" eager className={css.picture} />}
      </Container>
      <Rim side="below" />
    </div>
  );
}
