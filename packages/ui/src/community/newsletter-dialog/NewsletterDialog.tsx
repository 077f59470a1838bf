"use client";

import type { ReactNode } from "react";
import { Illustration } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import type { NewsletterFormWords } from "../newsletter-form/index.ts";
import { OfferDialog, type OfferProps } from "../offer/OfferDialog.tsx";

export type NewsletterDialogWords = NewsletterFormWords & {
  title: ReactNode;
  /** What one gets and how often, in one sentence. */
  body: ReactNode;
  /** The quiet way out beside the form's button. */
  later: string;
};

export type NewsletterDialogProps = OfferProps & {
  /** The form's words, and those around it. */
  words: NewsletterDialogWords;
  /** Thanks that name the address, once it is subscribed: they take the place of the form. */
  thanks?: { title: ReactNode; body: ReactNode } | undefined;
};

/**
 * Offers the newsletter. Load it when its turn comes (`useOverlayTurn("newsletter", …)`).
 *
 * @source spec §1, §4 "Newsletter pop-up"; T28, T56; decisions 24 and 46
 */
export function NewsletterDialog({ thanks, ...offer }: NewsletterDialogProps) {
  const { words } = useUi();
  return (
    <OfferDialog
      {...offer}
      beside="info"
      picture={<Illustration of={pictures.newsletter} alt="" eager />}
      answer={thanks && { ...thanks, picture: pictures.emailVerification, onward: { label: words.ok } }}
    />
  );
}
