import type { ReactNode } from "react";
import { CopyCode, type CopyCodeProps } from "../../controls/copy-code/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Figure } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import type { NewsletterFormWords } from "../newsletter-form/index.ts";
import { OfferDialog, type OfferProps } from "../offer/OfferDialog.tsx";
import * as css from "./WelcomeDialog.css.ts";

export type WelcomeDialogWords = NewsletterFormWords & {
  title: ReactNode;
  /** What one gets for the address, with the amount. */
  body: ReactNode;
  /** The quiet way out beside the form's button. */
  later: string;
};

export type WelcomeGift = {
  title: ReactNode;
  /** Names the address that the code went to. */
  body: ReactNode;
  code: string;
  words: CopyCodeProps["words"];
  /** Where the code can be used. */
  plans: { label: string; href: string };
};

export type WelcomeDialogProps = OfferProps & {
  /** `privacy` says who may use the code. */
  words: WelcomeDialogWords;
  /** What is printed on the ticket, as finished text; the sentence says it too. */
  amount: string;
  /** The code, once the address is known: it takes the place of the form. */
  gift?: WelcomeGift | undefined;
};

/**
 * Offers a discount code for an e-mail address. Load it when its turn comes (`useOverlayTurn("welcome", …)`). Following its
 * link closes it too.
 *
 * @source spec §1 "The website"; T28, T56; decisions 24, 36 and 46
 */
export function WelcomeDialog({ amount, gift, ...offer }: WelcomeDialogProps) {
  return (
    <OfferDialog
      {...offer}
      beside="warm"
      picture={<Ticket amount={amount} />}
      tone="reward"
      answer={
        gift && {
          picture: pictures.mascotFly,
          title: gift.title,
          body: gift.body,
          children: <CopyCode code={gift.code} words={gift.words} />,
          onward: gift.plans,
        }
      }
    />
  );
}

function Ticket({ amount }: { amount: string }) {
  return (
    <div className={css.ticket} aria-hidden>
      <Illustration of={pictures.coupon} alt="" eager />
      <Figure className={css.amount}>{amount}</Figure>
    </div>
  );
}
