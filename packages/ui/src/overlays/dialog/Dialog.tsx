"use client";

import * as Radix from "@radix-ui/react-dialog";
import { cva, cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { scrim } from "../modal/scrim.css.ts";
import { useModal } from "../modal/useModal.ts";
import * as css from "./Dialog.css.ts";
import type { DialogTone } from "./Dialog.variants.ts";

const sheet = cva(css.dialog, { variants: { beside: { true: css.beside } } });

export type DialogProps = {
  /** Whether it shows. */
  open: boolean;
  /** Called when the dialog is to close: by its button, Escape or a press outside. */
  onClose: () => void;
  /** One line; it names the dialog. */
  title: ReactNode;
  /** One sentence below the title. */
  body?: ReactNode;
  /** A `DialogPicture` or a `DialogDisc`. */
  art?: ReactNode;
  /** Whether the art stands beside the words on a painted side, and above them on a phone. @default not */
  beside?: DialogTone;
  /** Two buttons at most, the safe one first. */
  actions?: ReactNode;
  /** A form or more words, between the sentence and the buttons. */
  children?: ReactNode;
};

/**
 * A sheet over the page that waits for an answer. Focus goes in, stays in and comes back; the page behind does not scroll.
 * Above 768 px it darkens the page.
 *
 * @source spec §4 "Pop-ups"; DESIGN §7 "Dialog"; T28, T55
 */
export function Dialog({ open, onClose, title, body, art, beside, actions, children }: DialogProps) {
  const { words } = useUi();
  const modal = useModal();
  const wide = beside !== undefined;
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={scrim} />
        <Radix.Content {...modal} className={sheet({ beside: wide })}>
          {art && <div className={cx(css.art, beside && [css.artBeside, css.tone[beside]])}>{art}</div>}
          <div className={cx(css.words, wide && css.wordsBeside)}>
            <Radix.Title className={cx(css.title, wide && css.titleBeside)}>{title}</Radix.Title>
            {body && <Radix.Description>{body}</Radix.Description>}
            {children}
            {actions && <div className={cx(css.actions, !wide && css.centred)}>{actions}</div>}
          </div>
          {/* Last, so that focus goes to the first answer and not to the way out. */}
          <Radix.Close asChild>
            <IconButton icon={icons.x} label={words.close} className={css.close} />
          </Radix.Close>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** A picture at the head of a dialog, 150 px high. */
export function DialogPicture({ of }: { /** One of `pictures`; it decorates. */ of: Picture }) {
  return <Illustration of={of} alt="" eager className={css.picture} />;
}

export type DialogDiscProps = {
  /** What the dialog is about, as a picture. */
  icon: IconDrawing;
  /** The paint of the disc. */
  tone: DialogTone;
};

/** An icon on a disc at the head of a dialog. */
export function DialogDisc({ icon, tone }: DialogDiscProps) {
  return (
    <span className={cx(css.disc, css.tone[tone])}>
      <Icon of={icon} className={css.discIcon} />
    </span>
  );
}
