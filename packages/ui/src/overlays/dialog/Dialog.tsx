"use client";

import { cva, cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Illustration, type IllustrationProps } from "../../foundations/illustration/index.ts";
import { betweenWords } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { popUp } from "../modal/Modal.css.ts";
import { type DialogAttributes, Modal } from "../modal/Modal.tsx";
import { useModal } from "../modal/useModal.ts";
import { type OpenProps, useOpen } from "../modal/useOpen.ts";
import * as css from "./Dialog.css.ts";
import type { DialogTone } from "./Dialog.variants.ts";

const sheet = cva(css.dialog, { variants: { beside: { true: css.beside } } });

export type DialogProps = OpenProps &
  DialogAttributes & {
    /** What it is: an `alertdialog` where something is lost by the answer. @default "dialog" */
    role?: "dialog" | "alertdialog" | undefined;
    /** One line; it names the dialog. */
    title: ReactNode;
    /** One sentence below the title. */
    body?: ReactNode;
    /** A `DialogPicture` or a `DialogDisc`. */
    picture?: ReactNode;
    /** Whether the picture stands beside the words on a painted side, and above them on a phone. @default not */
    beside?: DialogTone | undefined;
    /** Two buttons at most, the safe one first. */
    actions?: ReactNode;
    /** A form or more words, between the sentence and the buttons. */
    children?: ReactNode;
  };

/**
 * A sheet over the page that waits for an answer. Focus goes in, stays in and comes back; the page behind does not scroll.
 * Above 768 px it darkens the page. It takes language, direction and theme from where it is drawn.
 *
 * @source spec §4 "Pop-ups"; DESIGN §7 "Dialog"; T28, T55
 */
export function Dialog({
  open,
  defaultOpen,
  onOpenChange,
  title,
  body,
  picture,
  beside,
  actions,
  children,
  className,
  ...rest
}: DialogProps) {
  const { words } = useUi();
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const id = useId();
  const wide = beside !== undefined;
  const close = () => setOpen(false);
  const modal = useModal(shows, close);
  return (
    <Modal
      {...rest}
      modal={modal}
      className={cx(popUp, className)}
      aria-labelledby={`${id}title`}
      aria-describedby={body ? `${id}body` : undefined}
    >
      <div className={sheet({ beside: wide })}>
        {picture && <div className={cx(css.side, beside && [css.sideBeside, css.tone[beside]])}>{picture}</div>}
        <div className={cx(css.words, wide && css.wordsBeside)}>
          <h2 id={`${id}title`} className={cx(css.title, wide && css.titleBeside)}>
            {betweenWords(title)}
          </h2>
          {body && <p id={`${id}body`}>{body}</p>}
          {children}
          {actions && <div className={cx(css.actions, !wide && css.centred)}>{actions}</div>}
        </div>
        {/* Last, so that focus goes to the first answer and not to the way out. */}
        <IconButton icon={icons.x} label={words.close} className={css.close} onClick={close} />
      </div>
    </Modal>
  );
}

/** A picture at the head of a dialog, 150 px high; it decorates. */
export function DialogPicture({ className, ...rest }: Omit<IllustrationProps, "alt" | "eager">) {
  return <Illustration {...rest} alt="" eager className={cx(css.picture, className)} />;
}

export type DialogDiscProps = Omit<ComponentProps<"span">, "children"> & {
  /** What the dialog is about, as a picture. */
  icon: IconDrawing;
  /** The paint of the disc. */
  tone: DialogTone;
};

/** An icon on a disc at the head of a dialog. */
export function DialogDisc({ icon, tone, className, ...rest }: DialogDiscProps) {
  return (
    <span {...rest} className={cx(css.disc, css.tone[tone], className)}>
      <Icon of={icon} className={css.discIcon} />
    </span>
  );
}
