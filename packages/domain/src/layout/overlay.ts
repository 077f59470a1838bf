/**
 * Overlays by precedence: only one shows at a time, and an earlier one displaces a later one.
 * @source decision 46; T56
 */
export const overlays = ["alert", "confirm", "newsletter", "welcome"] as const;

/** An overlay that competes for the screen. */
export type Overlay = (typeof overlays)[number];

/**
 * The overlay that shows among those that want to.
 * @source decision 46; T56
 */
export function topOverlay(wanted: Iterable<Overlay>): Overlay | undefined {
  const waiting = new Set(wanted);
  return overlays.find((overlay) => waiting.has(overlay));
}
