import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { CopyCode, type CopyCodeProps } from "../../controls/copy-code/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Figure } from "../../foundations/text/index.ts";
import { Dialog, DialogPicture } from "../../overlays/dialog/index.ts";
import { NewsletterForm, type NewsletterFormProps, type NewsletterFormWords } from "../newsletter-form/index.ts";
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

export type WelcomeDialogProps = Omit<NewsletterFormProps, "words" | "layout" | "cancel" | "variant"> & {
  /** Whether it shows. */
  open: boolean;
  /** Called when the dialog is to close: by one of its buttons, Escape, a press outside, or because its link was followed. */
  onClose: () => void;
  /** `privacy` says who may use the code. */
  words: WelcomeDialogWords;
  /** What is printed on the ticket, as finished text; the sentence says it too. */
  amount: string;
  /** The code, once the address is known: it takes the place of the form. */
  gift?: WelcomeGift | undefined;
};

/**
 * Offers a discount code for an e-mail address. Needs Radix: load it when its turn comes (`useOverlayTurn("welcome", …)`).
 *
 * @source spec §1 "The website"; T28, T56; decisions 24, 36 and 46
 */
export function WelcomeDialog({ open, onClose, words, amount, gift, ...form }: WelcomeDialogProps) {
  if (gift) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        art={<DialogPicture of={pictures.mascotFly} />}
        title={gift.title}
        body={gift.body}
        actions={
          <ButtonLink variant="reward" href={gift.plans.href} onClick={onClose}>
            {gift.plans.label}
          </ButtonLink>
        }
      >
        <CopyCode code={gift.code} words={gift.words} />
      </Dialog>
    );
  }
  const { title, body, later, ...formWords } = words;
  return (
    <Dialog open={open} onClose={onClose} beside="warm" art={<Ticket amount={amount} />} title={title} body={body}>
      <NewsletterForm
        {...form}
        words={formWords}
        variant="reward"
        cancel={
          <Button variant="quiet" onClick={onClose}>
            {later}
          </Button>
        }
      />
    </Dialog>
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
