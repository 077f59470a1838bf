"use client";

import type { ReactNode } from "react";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { Dialog, DialogPicture, type DialogProps } from "../../overlays/dialog/index.ts";
import { useOpen } from "../../overlays/modal/useOpen.ts";
import {
  NewsletterForm,
  type NewsletterFormProps,
  type NewsletterFormQuestion,
  type NewsletterFormWords,
} from "../newsletter-form/index.ts";

/** What a pop-up takes that asks for an address: the form's question, and the dialog's attributes. */
export type OfferProps = NewsletterFormQuestion &
  Omit<DialogProps, keyof NewsletterFormQuestion | "role" | "title" | "body" | "picture" | "beside" | "actions">;

type Answer = Pick<DialogProps, "title" | "body" | "children"> & {
  picture: Picture;
  /** The button that closes the dialog, and may lead to a page. */
  onward: { label: ReactNode; href?: string | undefined };
};

type OfferDialogProps = OfferProps &
  Required<Pick<DialogProps, "picture" | "beside">> &
  Pick<NewsletterFormProps, "tone"> & {
    words: NewsletterFormWords & { title: ReactNode; body: ReactNode; later: string };
    /** What takes the place of the form once the address is known. */
    answer: Answer | undefined;
  };

/** A pop-up that offers something for an address. */
export function OfferDialog({
  open,
  defaultOpen,
  onOpenChange,
  words,
  picture,
  beside,
  tone,
  answer,
  action,
  issues,
  formIssue,
  wordIssue,
  busy,
  onSubmit,
  onChange,
  defaultValues,
  suggestEmail,
  children,
  ...rest
}: OfferDialogProps) {
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const close = () => setOpen(false);
  const dialog = { ...rest, open: shows, onOpenChange: setOpen };
  if (answer) {
    const { picture: drawing, onward, ...said } = answer;
    return (
      <Dialog
        {...dialog}
        {...said}
        picture={<DialogPicture of={drawing} />}
        actions={<Onward {...onward} onClick={close} />}
      />
    );
  }
  const { title, body, later, ...formWords } = words;
  return (
    <Dialog {...dialog} {...{ title, body, picture, beside }}>
      <NewsletterForm
        {...{ action, issues, formIssue, wordIssue, busy, onSubmit, onChange, defaultValues, suggestEmail, tone }}
        words={formWords}
        cancel={
          <Button variant="quiet" onClick={close}>
            {later}
          </Button>
        }
      >
        {children}
      </NewsletterForm>
    </Dialog>
  );
}

function Onward({ label, href, onClick }: Answer["onward"] & { onClick: () => void }) {
  if (href === undefined) return <Button onClick={onClick}>{label}</Button>;
  return (
    <ButtonLink variant="reward" href={href} onClick={onClick}>
      {label}
    </ButtonLink>
  );
}
