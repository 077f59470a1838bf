export { OverlayProvider, type OverlayProviderProps } from "./OverlayProvider.tsx";
export type { AlertPictures, AlertRequest, ConfirmRequest, Turn } from "./overlays.ts";
export { type OverlayKind, overlayKinds } from "./queue.ts";
export { useOverlays, useOverlayTurn } from "./useOverlays.ts";
