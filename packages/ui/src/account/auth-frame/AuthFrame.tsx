import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { narrowWindow } from "../../foundations/theme/media.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./AuthFrame.css.ts";

export type AuthFrameProps = Omit<ComponentProps<"div">, "title"> & {
  /** Above the title: the switch between signing in and registering. */
  tabs?: ReactNode;
  /** The page's `h1`. */
  title: ReactNode;
  /** One sentence under the title. */
  lead?: ReactNode;
  /** The form, or what stands for it once it was sent. */
  children: ReactNode;
};

/** The small flows around an account: the garden on one side, one card on the other. @source DESIGN §8 "auth" */
export function AuthFrame({ tabs, title, lead, children, className, ...rest }: AuthFrameProps) {
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <div className={css.scene}>
        <picture>
          <source media={narrowWindow} srcSet={pictures.footerLandscapeNarrow.src} />
          <Illustration of={pictures.authGarden} alt="" eager className={css.picture} />
        </picture>
      </div>
      <div className={css.side}>
        <div className={css.card}>
          {tabs}
          <div className={css.head}>
            <Heading level={1} size="4xl">
              {title}
            </Heading>
            {lead && <Text tone="muted">{lead}</Text>}
          </div>
          {children}
        </div>
      </div>
    </div>
  );
}
