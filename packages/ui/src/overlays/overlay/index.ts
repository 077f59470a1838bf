export { OverlayProvider, type OverlayProviderProps, useOverlays, useOverlayTurn } from "./OverlayProvider.tsx";
export type { AlertRequest, ConfirmRequest, Turn } from "./overlays.ts";
export { type OverlayKind, overlayKinds } from "./queue.ts";
