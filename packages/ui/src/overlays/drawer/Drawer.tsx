"use client";

import { cx } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { hidden } from "../../foundations/looks/hidden.css.ts";
import { betweenWords } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { type DialogAttributes, Modal } from "../modal/Modal.tsx";
import { useModal } from "../modal/useModal.ts";
import { type OpenProps, useOpen } from "../modal/useOpen.ts";
import * as css from "./Drawer.css.ts";
import type { DrawerSide } from "./Drawer.variants.ts";
import { useKept } from "./useKept.ts";
import { useLeaving } from "./useLeaving.ts";

export type DrawerProps = OpenProps &
  DialogAttributes & {
    /** Where it comes from. @default "end" */
    side?: DrawerSide | undefined;
    /** What it is called. */
    title: ReactNode;
    /** What stands at its head beside the cross, such as a logo. @default the title */
    picture?: ReactNode;
    /** What it holds. */
    children: ReactNode;
    /** What lies at its foot, also where it holds little. */
    footer?: ReactNode;
    /** What its cross says, where that names the thing: "Close menu". @default "Close" in the provider's language */
    close?: string | undefined;
    /**
     * Whether it is drawn before it opens and stays when it has closed, out of everybody's sight: it opens sooner, and what
     * was typed within is still there.
     * @default false
     */
    keepMounted?: boolean | undefined;
  };

/**
 * A sheet from a side of the window over the page, for what leads on from it: a menu, filters. It does what a `Dialog` does,
 * but leaves a strip of the page in view, dark at any width.
 *
 * @source DESIGN §7 "Drawer"
 */
export function Drawer({
  open,
  defaultOpen,
  onOpenChange,
  side = "end",
  title,
  picture,
  children,
  footer,
  close: closeWord,
  keepMounted,
  className,
  ...rest
}: DrawerProps) {
  const { words } = useUi();
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const titleId = useId();
  const close = () => setOpen(false);
  const modal = useModal(shows, close);
  const { kept, away } = useKept(keepMounted, modal);
  const { leaving, leave } = useLeaving(modal);
  return (
    <Modal
      {...rest}
      modal={{ ...modal, onClose: leave }}
      kept={kept}
      className={cx(css.layer, kept && css.kept, className)}
      aria-labelledby={titleId}
      aria-hidden={!modal.present || undefined}
      data-away={away ? "" : undefined}
      data-leaving={leaving ? "" : undefined}
    >
      <div className={cx(css.drawer, css.side[side])}>
        <div className={css.head}>
          <h2 id={titleId} className={picture ? hidden : css.title}>
            {betweenWords(title)}
          </h2>
          {picture}
          <IconButton icon={icons.x} label={closeWord ?? words.close} onClick={leave} />
        </div>
        {children}
        {footer && <div className={css.footer}>{footer}</div>}
      </div>
    </Modal>
  );
}
