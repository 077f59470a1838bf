"use client";

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  useState,
  useSyncExternalStore,
} from "react";
import { BrowserOverlay } from "./BrowserOverlay.tsx";
import type { OverlayViewProps } from "./OverlayView.tsx";
import { type AlertPictures, createOverlays, type Overlay, type Overlays } from "./overlays.ts";

/** What `useOverlays` and `useOverlayTurn` ask. */
export const OverlaysContext = createContext<Overlays | undefined>(undefined);

/** Loaded on first use, so that a page without overlays does not carry them. */
const OverlayView = lazy<ComponentType<OverlayViewProps>>(() =>
  import("./OverlayView.tsx").catch(() => ({ default: BrowserOverlay })),
);

const none = () => undefined;

export type OverlayProviderProps = {
  /** Called with the path of an alert that redirects, once it has closed; go there in the current language. @source T53 */
  onRedirect: (path: string) => void;
  /** The picture of an alert that asks for none of its own, by its tone. @default none */
  pictures?: AlertPictures | undefined;
  /** The pages that may ask for overlays. */
  children: ReactNode;
};

/** Draws the overlays that the pages below ask for, one at a time. Belongs inside `UiProvider`, once. @source decision 46 */
export function OverlayProvider({ onRedirect, pictures, children }: OverlayProviderProps) {
  const [overlays] = useState(createOverlays);
  return (
    <OverlaysContext value={overlays}>
      {children}
      <Outlet overlays={overlays} onRedirect={onRedirect} pictures={pictures} />
    </OverlaysContext>
  );
}

function Outlet({ overlays, ...rest }: Pick<OverlayViewProps, "onRedirect" | "pictures"> & { overlays: Overlays }) {
  const current = useSyncExternalStore<Overlay | undefined>(overlays.subscribe, overlays.front, none);
  const asked = current && "request" in current ? current : undefined;
  // The last one stays while it leaves the screen.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  return shown ? (
    <Suspense>
      <OverlayView key={shown.id} overlay={shown} open={shown === asked} {...rest} />
    </Suspense>
  ) : null;
}
