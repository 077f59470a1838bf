import type { ComponentProps, ReactNode } from "react";
import { Tag, type TagTone } from "../../controls/tag/index.ts";
import { Icon, type IconDrawing, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { type PlanName, planPictures } from "../../product/plan/index.ts";
import { type Definition, DefinitionList } from "../../reading/definition-list/index.ts";
import { RecordSheet } from "../child-record/index.ts";
import * as css from "./SubscriptionPanel.css.ts";

/** How a child's plan stands; `ending` is paid and will not renew, `pastDue` is a renewal that failed. */
export const subscriptionStates = ["none", "trial", "pending", "active", "ending", "pastDue", "expired"] as const;
export type SubscriptionState = (typeof subscriptionStates)[number];

const looks: Record<SubscriptionState, { tone: TagTone; icon: IconDrawing }> = {
  none: { tone: "off", icon: icons.sprout },
  trial: { tone: "current", icon: icons.clock },
  pending: { tone: "waiting", icon: icons.clock },
  active: { tone: "success", icon: icons.circleCheck },
  ending: { tone: "waiting", icon: icons.clock },
  pastDue: { tone: "waiting", icon: icons.circleAlert },
  expired: { tone: "off", icon: icons.circleX },
};

export type SubscriptionPanelProps = Omit<ComponentProps<"section">, "children" | "title"> & {
  /** How the plan stands: decides the colour and icon of its tag. */
  state: SubscriptionState;
  /** The plan; absent without one. */
  plan?: { kind: PlanName; name: ReactNode; period: ReactNode } | undefined;
  /** Start, next billing date and charge, payment method, number of caregivers, promotion code. */
  facts?: readonly Definition[] | undefined;
  /** The auto-renew switch, or the sentence that says why there is none. */
  autoRenew?: ReactNode;
  /** The next step, such as upgrading or another payment method. */
  actions?: ReactNode;
  /** The title, and the state in words. */
  words: {
    title: ReactNode;
    status: ReactNode;
    /** What the state means for the child. */
    body?: ReactNode;
  };
};

/** A child's plan within the record: what it is, until when, and what is charged next. */
export function SubscriptionPanel({
  state,
  plan,
  facts = [],
  autoRenew,
  actions,
  words,
  ...rest
}: SubscriptionPanelProps) {
  const { tone, icon } = looks[state];
  const status = (
    <Tag tone={tone}>
      <Icon of={icon} />
      {words.status}
    </Tag>
  );
  return (
    <RecordSheet {...rest} title={words.title} aside={status}>
      {plan ? (
        <div className={css.plan}>
          <Illustration of={planPictures[plan.kind]} alt="" className={css.picture} />
          <div className={css.words}>
            <strong className={css.planName}>{plan.name}</strong>
            <span className={css.period}>{plan.period}</span>
          </div>
        </div>
      ) : (
        <Illustration of={pictures.stickerSprout} alt="" />
      )}
      {words.body !== undefined && <p>{words.body}</p>}
      {facts.length > 0 && <DefinitionList items={facts} />}
      {autoRenew !== undefined && <div className={css.renewal}>{autoRenew}</div>}
      {actions !== undefined && <div className={css.action}>{actions}</div>}
    </RecordSheet>
  );
}
