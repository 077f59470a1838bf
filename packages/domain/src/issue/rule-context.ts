import type { IsoDate } from "../date/iso-date.ts";

/** What rules may depend on besides the answers themselves. */
export interface RuleContext {
  /** Today in Hong Kong. */
  readonly today: IsoDate;
  /** The districts that exist. @default any */
  readonly areaIds?: readonly number[];
  /** The activities outside school that exist. @default any */
  readonly ecaIds?: readonly number[];
}
