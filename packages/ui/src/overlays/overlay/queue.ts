/** Overlays by precedence: where several wait, the earlier kind shows first. @source T56, decision 46 */
export const overlayKinds = ["alert", "confirm", "newsletter", "welcome"] as const;
export type OverlayKind = (typeof overlayKinds)[number];

export type Waiting = { readonly id: number; readonly kind: OverlayKind };

/** The one overlay that may show: of the highest kind, the one that has waited longest. */
export function front<Overlay extends Waiting>(queue: readonly Overlay[]): Overlay | undefined {
  return overlayKinds.flatMap((kind) => queue.filter((overlay) => overlay.kind === kind)).at(0);
}

/** The queue without one overlay; the same queue when that one has left already. */
export function without<Overlay extends Waiting>(queue: readonly Overlay[], id: number): readonly Overlay[] {
  const rest = queue.filter((overlay) => overlay.id !== id);
  return rest.length === queue.length ? queue : rest;
}
