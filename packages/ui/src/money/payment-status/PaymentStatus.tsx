import { cva } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Announced } from "../../foundations/announced/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./PaymentStatus.css.ts";

/**
 * What is known of a payment. `unknown` is not `failed`: the person must not pay twice.
 * @source decision 32; content `payment.status.*`
 */
export const paymentStates = ["pending", "success", "cancelled", "failed", "unknown"] as const;
export type PaymentState = (typeof paymentStates)[number];

const art = {
  pending: pictures.mascotThink,
  success: pictures.paymentSuccess,
  cancelled: pictures.paymentCancelled,
  failed: pictures.paymentCancelled,
  unknown: pictures.mascotThink,
} as const;

const picture = cva(css.picture, { variants: { joy: { true: css.joy } } });

export type PaymentStatusProps = ComponentProps<"section"> & {
  /** Decides the picture. */
  state: PaymentState;
  /** The receipt, or what else stands between the sentence and the next steps. */
  children?: ReactNode;
  /** The next steps, the most likely one first. */
  actions?: ReactNode;
  /** How the payment stands, as a title and a sentence. */
  words: {
    title: ReactNode;
    /** What happened, complete without the title: it is announced when it changes. Where nothing was charged, says so. */
    body: ReactNode;
  };
};

/** How a payment ended, or that it is still being confirmed; a change is announced. The title is the page's `h1`. */
export function PaymentStatus({ state, children, actions, words, ...rest }: PaymentStatusProps) {
  return (
    <Sheet {...rest} size="lg" as="section">
      <div className={css.page}>
        <Illustration key={state} of={art[state]} alt="" eager className={picture({ joy: state === "success" })} />
        <div className={css.message}>
          <Heading level={1} size="4xl" tabIndex={-1} className={css.title}>
            {words.title}
          </Heading>
          {/* Without the title, which is read out where it takes the focus. */}
          <Announced>
            <Text size="lead" className={css.body}>
              {words.body}
            </Text>
          </Announced>
        </div>
        {children !== undefined && <div className={css.details}>{children}</div>}
        {actions !== undefined && <div className={css.actions}>{actions}</div>}
      </div>
    </Sheet>
  );
}
