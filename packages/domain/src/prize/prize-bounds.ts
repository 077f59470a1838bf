/**
 * Silver stars that earn `{product} of Merit`, the certificate that a prize needs.
 * @source spec §4
 */
export const meritSilverStars = 12;

/** How far a child is with its certificates of merit. */
export interface MeritProgress {
  /** The certificates that are earned. */
  readonly certificates: number;
  /** The silver stars towards the next one. */
  readonly stars: number;
}

/**
 * What a child's silver stars come to: each certificate takes its twelve, and the rest counts towards the next.
 * @example meritProgress(13) // { certificates: 1, stars: 1 }
 * @source spec §4
 */
export const meritProgress = (silverStars: number): MeritProgress => ({
  certificates: Math.floor(silverStars / meritSilverStars),
  stars: silverStars % meritSilverStars,
});
