/** Money that moved: taken, or given back where it is negative. */
export interface Movement {
  /** The key of a charge, or the attempt that was paid on a page. */
  readonly of: string;
  /** What it is given back by: the charge's key, or the page. */
  readonly payment: string;
  readonly cents: number;
}
