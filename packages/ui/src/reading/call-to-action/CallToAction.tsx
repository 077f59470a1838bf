import { cva } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import * as css from "./CallToAction.css.ts";
import type { CallToActionTone } from "./CallToAction.variants.ts";

const look = cva(css.sheet, { variants: { tone: css.tone }, defaultVariants: { tone: "paper" } });

export type CallToActionProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children" | "title"> & {
  /** A question or an invitation, in one line. */
  title: ReactNode;
  /** What follows from it, in a sentence. */
  lead?: ReactNode;
  /** One or two ways on, or a small form. */
  actions: ReactNode;
  /** Stands on the sheet's lower edge. */
  picture: Picture;
  /** The paper of the sheet. @default "paper" */
  tone?: CallToActionTone | undefined;
};

/** The last word of a page: a sheet with one question and the way on. */
export function CallToAction({ title, lead, actions, picture, tone, className, ...rest }: CallToActionProps) {
  const id = useId();
  return (
    <Sheet {...rest} as="section" size="lg" className={look({ tone, className })} aria-labelledby={id}>
      <div className={css.text}>
        <Heading level={2} id={id}>
          {title}
        </Heading>
        {lead && <Text size="lead">{lead}</Text>}
        <div className={css.actions}>{actions}</div>
      </div>
      <Illustration of={picture} alt="" className={css.picture} />
    </Sheet>
  );
}
