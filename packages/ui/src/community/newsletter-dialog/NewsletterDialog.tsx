"use client";

import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Dialog, DialogPicture } from "../../overlays/dialog/index.ts";
import { NewsletterForm, type NewsletterFormProps, type NewsletterFormWords } from "../newsletter-form/index.ts";

export type NewsletterDialogWords = NewsletterFormWords & {
  title: ReactNode;
  /** What one gets and how often, in one sentence. */
  body: ReactNode;
  /** The quiet way out beside the form's button. */
  later: string;
};

export type NewsletterDialogProps = Omit<NewsletterFormProps, "words" | "layout" | "cancel" | "variant"> & {
  /** Whether it shows. */
  open: boolean;
  /** Called when the dialog is to close: by one of its buttons, Escape or a press outside. */
  onClose: () => void;
  /** The form's words, and those around it. */
  words: NewsletterDialogWords;
  /** Thanks that name the address, once it is subscribed: they take the place of the form. */
  thanks?: { title: ReactNode; body: ReactNode } | undefined;
};

/**
 * Offers the newsletter. Needs Radix: load it when its turn comes (`useOverlayTurn("newsletter", …)`).
 *
 * @source spec §1, §4 "Newsletter pop-up"; T28, T56; decisions 24 and 46
 */
export function NewsletterDialog({ open, onClose, words: say, thanks, ...form }: NewsletterDialogProps) {
  const { words } = useUi();
  if (thanks) {
    return (
      <Dialog
        open={open}
        onClose={onClose}
        art={<DialogPicture of={pictures.emailVerification} />}
        title={thanks.title}
        body={thanks.body}
        actions={<Button onClick={onClose}>{words.ok}</Button>}
      />
    );
  }
  const { title, body, later, ...formWords } = say;
  return (
    <Dialog
      open={open}
      onClose={onClose}
      beside="info"
      art={<Illustration of={pictures.newsletter} alt="" eager />}
      title={title}
      body={body}
    >
      <NewsletterForm
        {...form}
        words={formWords}
        cancel={
          <Button variant="quiet" onClick={onClose}>
            {later}
          </Button>
        }
      />
    </Dialog>
  );
}
