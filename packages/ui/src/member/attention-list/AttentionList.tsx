import { cva, cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Heading } from "../../foundations/text/index.ts";
import * as css from "./AttentionList.css.ts";

/** What can need a parent's attention; `renewal` is a charge that failed. */
export const attentionKinds = ["verify", "trial", "prize", "order", "card", "renewal", "upgrade", "school"] as const;
export type AttentionKind = (typeof attentionKinds)[number];

const looks: Record<AttentionKind, { icon: IconDrawing; tone: keyof typeof css.tone }> = {
  verify: { icon: icons.mailWarning, tone: "warning" },
  trial: { icon: icons.clock, tone: "warning" },
  prize: { icon: icons.gift, tone: "info" },
  order: { icon: icons.receiptText, tone: "warning" },
  card: { icon: icons.creditCard, tone: "warning" },
  renewal: { icon: icons.creditCard, tone: "error" },
  upgrade: { icon: icons.sparkles, tone: "info" },
  school: { icon: icons.school, tone: "info" },
};

const look = cva(css.item, { variants: { tone: css.tone } });

export type AttentionItem = {
  id: string;
  kind: AttentionKind;
  /** One sentence. */
  text: ReactNode;
  /** Where the person can do something about it. */
  action?: { href: string; label: string } | undefined;
};

export type AttentionListProps = Omit<ComponentProps<"section">, "aria-labelledby" | "children"> & {
  /** The most pressing one first. */
  items: readonly AttentionItem[];
  /** The heading, and the sentence in place of an empty list. */
  words: {
    title: ReactNode;
    /** Said when there is nothing to do. */
    none: ReactNode;
  };
};

/** What needs the member's attention, first thing on the home page. */
export function AttentionList({ items, words, className, ...rest }: AttentionListProps) {
  const id = useId();
  return (
    <section {...rest} className={cx(css.section, className)} aria-labelledby={id}>
      <Heading level={2} size="2xl" id={id}>
        {words.title}
      </Heading>
      {items.length === 0 && (
        <p className={look({ tone: "success" })}>
          <Icon of={icons.circleCheck} className={css.icon} />
          {words.none}
        </p>
      )}
      {items.length > 0 && (
        <ul className={css.list}>
          {items.map((item) => (
            <li key={item.id} className={look({ tone: looks[item.kind].tone })}>
              <Icon of={looks[item.kind].icon} className={css.icon} />
              <span id={`${id}-${item.id}`}>{item.text}</span>
              {item.action && (
                <div className={css.action}>
                  <ButtonLink
                    variant="secondary"
                    size="sm"
                    href={item.action.href}
                    aria-describedby={`${id}-${item.id}`}
                  >
                    {item.action.label}
                  </ButtonLink>
                </div>
              )}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
