import type { IsoDate } from "../date/iso-date.ts";
import { idField } from "../integer/integer-field.ts";
import { form } from "../issue/form.ts";

/**
 * The body of `POST /children/{id}/prize`. Null and an empty text are an empty choice, which is refused.
 * @errors prize.required
 * @source spec §4 and §7; decision 22; T109
 */
export const prizeChoiceSchema = form({ prize_stage_id: idField("prize.required") });

/**
 * Whether a prize is there to choose, worded by `prizes.limited`, `prizes.soldOut` and `prizes.closed`.
 */
export const prizeAvailabilities = ["available", "limited", "sold_out", "closed"] as const;

/** Whether a prize is there to choose. */
export type PrizeAvailability = (typeof prizeAvailabilities)[number];

/** What a prize choice depends on. */
export interface PrizeChoice {
  readonly today: IsoDate;
  /** Whether the child is upgraded. */
  readonly isPremium: boolean;
  /** The choice so far, with the deadline of its theme. */
  readonly chosen: { readonly stageId: number; readonly deadline: IsoDate; readonly isRedeemed: boolean } | null;
  /** The new choice, or null for an empty one. */
  readonly wanted: {
    readonly stageId: number;
    readonly deadline: IsoDate;
    readonly availability: PrizeAvailability;
  } | null;
}

/** Why a prize choice is refused, as the key of its message. */
export type PrizeRefusal = `prize.${"needsPremium" | "redeemed" | "deadline" | "empty" | "same" | "soldOut"}`;

/**
 * Why a prize choice is refused, as a key after `error.`; undefined when it is fine. A choice can be made and changed
 * through the whole day of the deadline. The certificate is needed to claim a prize, not to choose one.
 * @source spec §4 and §8; T109
 */
export function prizeChoiceRefusal({ today, isPremium, chosen, wanted }: PrizeChoice): PrizeRefusal | undefined {
  if (!isPremium) return "prize.needsPremium";
  if (chosen?.isRedeemed) return "prize.redeemed";
  if (chosen && today > chosen.deadline) return "prize.deadline";
  if (!wanted) return "prize.empty";
  if (wanted.stageId === chosen?.stageId) return "prize.same";
  if (wanted.availability === "closed" || today > wanted.deadline) return "prize.deadline";
  return wanted.availability === "sold_out" ? "prize.soldOut" : undefined;
}
