"use client";

import { use, useEffect, useMemo, useRef, useSyncExternalStore } from "react";
import { afterPaint } from "../../foundations/after-paint/index.ts";
import { OverlaysContext } from "./OverlayProvider.tsx";
import type { AlertRequest, ConfirmRequest, Overlays, Turn } from "./overlays.ts";

function useStore(): Overlays {
  const overlays = use(OverlaysContext);
  if (!overlays) throw new Error("Overlays need a place to show: wrap the page in <OverlayProvider>.");
  return overlays;
}

const never = () => () => undefined;

/** The answer once the overlay has released the page: what is written before that, no screen reader says. */
const released = <Answer>(answer: Answer) =>
  new Promise<Answer>((resolve) => {
    afterPaint(() => resolve(answer));
  });

/**
 * Asks for overlays.
 *
 * `confirm` answers whether the person accepts; Escape, a press outside and leaving the page are no. `alert` answers how
 * it was left. Both answer once the page can be read and used again, but for a no, which answers at once: nothing is
 * written for it, and the same question may be asked with the very next key.
 *
 * @errors throws outside an `OverlayProvider`
 * @source spec §4 "Pop-ups", T52
 * @example
 * const { alert, confirm } = useOverlays();
 * if (await confirm({ tone: "info", title, body, confirm: save, back })) await alert({ tone: "success", body: saved });
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
      alert: (request: AlertRequest) => overlays.alert(request, page.current?.signal).then(released),
      confirm: async (request: ConfirmRequest) =>
        (await overlays.confirm(request, page.current?.signal)) && released(true),
    }),
    [overlays],
  );
}

/**
 * Whether it is this pop-up's turn to show, among all overlays of the page. Outside an `OverlayProvider`, as on the page of
 * an error, it never is: a pop-up is nothing that anybody has asked for.
 *
 * @param wanted whether the pop-up would show if it were alone
 * @source T56, decision 46
 */
export function useOverlayTurn(kind: Turn, wanted: boolean): boolean {
  const overlays = use(OverlaysContext);
  useEffect(() => (wanted ? overlays?.wait(kind) : undefined), [overlays, kind, wanted]);
  const turn = useSyncExternalStore(
    overlays?.subscribe ?? never,
    () => overlays?.front()?.kind === kind,
    () => false,
  );
  return wanted && turn;
}
