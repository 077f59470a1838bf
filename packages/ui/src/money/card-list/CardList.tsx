import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./CardList.css.ts";

const expiry = cva(css.expiry, { variants: { validity: css.validity } });
const plastic = cva(css.card, { variants: { validity: { soon: undefined, expired: css.expiredCard } } });

export type SavedCard = {
  id: string;
  brand: ReactNode;
  /** What is printed on the drawn card, such as the last four digits. */
  digits: ReactNode;
  /** The card in words, such as "Visa ending in 4242". */
  name: ReactNode;
  /** Until when it is valid: through the end of that month. @source T107 */
  expiry?: ReactNode;
  /** That it expires soon or has expired; `expiry` says so too. @default it is valid */
  validity?: "soon" | "expired" | undefined;
  /** The word for the default card, on the one that is it. */
  defaultLabel?: ReactNode;
  /** What can be done: make it the default, delete it. Their names carry the card's. */
  actions?: ReactNode;
};

export type CardListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** In the order in which they are shown. */
  cards: readonly SavedCard[];
};

/** Saved payment methods as drawn cards with their actions. */
export function CardList({ cards, className, ...rest }: CardListProps) {
  return (
    <ul {...rest} className={cx(css.list, className)}>
      {cards.map((card) => (
        <li key={card.id} className={css.item}>
          <div className={plastic({ validity: card.validity })} aria-hidden>
            <span className={css.chip} />
            <span className={css.brand}>{card.brand}</span>
            <span className={css.digits}>{card.digits}</span>
          </div>
          <div className={css.words}>
            <p className={css.name}>{card.name}</p>
            {card.expiry !== undefined && (
              <p className={expiry({ validity: card.validity })}>
                {card.validity && <Icon of={icons.triangleAlert} />}
                {card.expiry}
              </p>
            )}
            <div className={css.actions}>
              {card.defaultLabel !== undefined && (
                <Tag tone="success">
                  <Icon of={icons.check} />
                  {card.defaultLabel}
                </Tag>
              )}
              {card.actions}
            </div>
          </div>
        </li>
      ))}
    </ul>
  );
}
