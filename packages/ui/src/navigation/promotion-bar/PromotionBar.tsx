"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, MouseEvent, ReactNode } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { IconLink } from "../../controls/icon-button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Figure } from "../../foundations/text/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Container } from "../../layout/container/index.ts";
import * as css from "./PromotionBar.css.ts";

export type PromotionBarProps = Omit<ComponentProps<"aside">, "aria-label"> & {
  /** One sentence; set its amount in a `PromotionAmount`. */
  children: ReactNode;
  /** Where the offer is, shown where there is room for it. */
  call: { label: string; href: string };
  /** Leads to this page without the bar; hides it before scripts run. */
  closeHref: string;
  /** Called when the bar is closed with scripts running, in place of following `closeHref`. */
  onClose?: (() => void) | undefined;
};

/** An offer above the header, on kapok paper with a zigzag rim. @source spec §4 "Promotion bar"; DESIGN §7 */
export function PromotionBar({ children, call, closeHref, onClose, className, ...rest }: PromotionBarProps) {
  const { words } = useUi();
  const close = (event: MouseEvent) => {
    if (!onClose) return;
    event.preventDefault();
    onClose();
  };
  return (
    <aside {...rest} aria-label={words.promotion} className={cx(css.bar, className)}>
      <Container width="wide" className={css.inner}>
        <p className={css.text}>{children}</p>
        <ButtonLink href={call.href} size="sm" className={css.call}>
          {call.label}
          <Icon of={icons.arrowRight} />
        </ButtonLink>
        <IconLink
          icon={icons.x}
          label={words.hidePromotion}
          href={closeHref}
          rel="nofollow"
          className={css.close}
          onClick={close}
        />
      </Container>
    </aside>
  );
}

/** The amount of an offer, in the display face. */
export function PromotionAmount({
  children,
  className,
  ...rest
}: ComponentProps<"span"> & { /** The amount as the sentence has it. */ children: ReactNode }) {
  return (
    <Figure {...rest} className={cx(css.amount, className)}>
      {children}
    </Figure>
  );
}
