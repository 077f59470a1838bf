"use client";

import {
  type ComponentType,
  createContext,
  lazy,
  type ReactNode,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  useSyncExternalStore,
} from "react";
import { BrowserOverlay } from "./BrowserOverlay.tsx";
import type { OverlayViewProps } from "./OverlayView.tsx";
import { type ConfirmRequest, createOverlays, type Overlay, type Overlays, type Turn } from "./overlays.ts";

const OverlaysContext = createContext<Overlays | undefined>(undefined);

/** Loaded on first use, so that a page without overlays does not carry Radix. */
const OverlayView = lazy<ComponentType<OverlayViewProps>>(() =>
  import("./OverlayView.tsx").catch(() => ({ default: BrowserOverlay })),
);

const none = () => undefined;

export type OverlayProviderProps = {
  /** Called with the path of an alert that redirects, once it has closed; go there in the current language. @source T53 */
  onRedirect: (path: string) => void;
  /** The pages that may ask for overlays. */
  children: ReactNode;
};

/** Draws the overlays that the pages below ask for, one at a time. Belongs inside `UiProvider`, once. @source decision 46 */
export function OverlayProvider({ onRedirect, children }: OverlayProviderProps) {
  const [overlays] = useState(createOverlays);
  return (
    <OverlaysContext value={overlays}>
      {children}
      <Outlet overlays={overlays} onRedirect={onRedirect} />
    </OverlaysContext>
  );
}

function Outlet({ overlays, onRedirect }: { overlays: Overlays; onRedirect: (path: string) => void }) {
  const current = useSyncExternalStore<Overlay | undefined>(overlays.subscribe, overlays.front, none);
  const asked = current && "request" in current ? current : undefined;
  // The last one stays while it leaves the screen.
  const [shown, setShown] = useState(asked);
  if (asked && asked !== shown) setShown(asked);
  return shown ? (
    <Suspense>
      <OverlayView key={shown.id} overlay={shown} open={shown === asked} onRedirect={onRedirect} />
    </Suspense>
  ) : null;
}

function useStore(): Overlays {
  const overlays = use(OverlaysContext);
  if (!overlays) throw new Error("Overlays need a place to show: wrap the page in <OverlayProvider>.");
  return overlays;
}

/**
 * Asks for overlays.
 *
 * `confirm` answers whether the person accepts; Escape, a press outside and leaving the page are no.
 * `alert` answers how it was left.
 *
 * @errors throws outside an `OverlayProvider`
 * @source spec §4 "Pop-ups", T52
 * @example
 * const { alert, confirm } = useOverlays();
 * if (await confirm({ kind: "update", title, body, confirm: save, back })) await alert({ kind: "success", body: saved });
 */
export function useOverlays() {
  const overlays = useStore();
  const page = useRef<AbortController>(undefined);
  useEffect(() => {
    const controller = new AbortController();
    page.current = controller;
    return () => controller.abort();
  }, []);
  return useMemo(
    () => ({
      alert: overlays.alert,
      confirm: (request: ConfirmRequest) => overlays.confirm(request, page.current?.signal),
    }),
    [overlays],
  );
}

/**
 * Whether it is this pop-up's turn to show, among all overlays of the page.
 *
 * @param wanted whether the pop-up would show if it were alone
 * @source T56, decision 46
 */
export function useOverlayTurn(kind: Turn, wanted: boolean): boolean {
  const overlays = useStore();
  useEffect(() => (wanted ? overlays.wait(kind) : undefined), [overlays, kind, wanted]);
  const turn = useSyncExternalStore(
    overlays.subscribe,
    () => overlays.front()?.kind === kind,
    () => false,
  );
  return wanted && turn;
}
