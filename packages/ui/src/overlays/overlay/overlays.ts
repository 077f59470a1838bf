import type { Picture } from "../../foundations/illustration/index.ts";
import type { AlertProps, AlertTone } from "../alert/index.ts";
import type { ConfirmProps } from "../confirm/index.ts";
import { front, without } from "./queue.ts";

export type AlertRequest = Pick<AlertProps, "tone" | "body" | "picture"> & {
  /** Called when an error is to be tried again; without it the button leads back to what is behind the alert. */
  retry?: (() => void) | undefined;
  /**
   * A path of this origin to go to once the alert has closed, in whatever way but by trying again; any other is ignored.
   * @source T53
   */
  redirect?: string | undefined;
  /** Whether it closes when the asking page has left, as a question does. @default false */
  withPage?: boolean | undefined;
};

/** The picture of an alert without one of its own, by its tone. */
export type AlertPictures = Partial<Record<AlertTone, Picture>>;

export type ConfirmRequest = Pick<ConfirmProps, "tone" | "title" | "body" | "confirm" | "back" | "picture"> & {
  /** Called once when the person accepts this question, and never when the asking page has left. @source spec §4, T52 */
  onAccepted?: (() => void) | undefined;
};

export type Turn = "newsletter" | "welcome";

/** Takes the first answer, and says whether it was: an overlay can still be pressed while it leaves the screen. */
type Settle<Outcome> = (outcome: Outcome) => boolean;

export type Overlay =
  | { id: number; kind: "alert"; request: AlertRequest; settle: Settle<"closed" | "retried"> }
  | { id: number; kind: "confirm"; request: ConfirmRequest; settle: Settle<boolean> }
  | { id: number; kind: Turn };

/** The overlays that wait and the one that shows: a store that pages ask and one place draws. @source decision 46 */
export type Overlays = ReturnType<typeof createOverlays>;

export function createOverlays() {
  let queue: readonly Overlay[] = [];
  let lastId = 0;
  const listeners = new Set<() => void>();

  const change = (next: readonly Overlay[]) => {
    queue = next;
    for (const listener of listeners) listener();
  };

  /** Whether the overlay was still waiting: a second answer to the same question counts for nothing. @source T52 */
  const leave = (id: number) => {
    const rest = without(queue, id);
    if (rest === queue) return false;
    change(rest);
    return true;
  };

  const nextId = () => {
    lastId += 1;
    return lastId;
  };

  return {
    subscribe: (listener: () => void) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },

    front: () => front(queue),

    /** Tells; when `gone` aborts, what is told of the page that has left closes. */
    alert: (request: AlertRequest, gone?: AbortSignal) =>
      new Promise<"closed" | "retried">((resolve) => {
        const left = request.withPage ? gone : undefined;
        if (left?.aborted) return resolve("closed");
        const id = nextId();
        const settle = (outcome: "closed" | "retried") => {
          if (!leave(id)) return false;
          left?.removeEventListener("abort", close);
          resolve(outcome);
          return true;
        };
        const close = () => settle("closed");
        left?.addEventListener("abort", close);
        change([...queue, { id, kind: "alert", request, settle }]);
      }),

    /** Asks; when `gone` aborts (the asking page has left) the answer is no. */
    confirm: (request: ConfirmRequest, gone?: AbortSignal) =>
      new Promise<boolean>((resolve) => {
        if (gone?.aborted) return resolve(false);
        const id = nextId();
        const settle = (accepted: boolean) => {
          if (!leave(id)) return false;
          gone?.removeEventListener("abort", goBack);
          resolve(accepted);
          if (accepted) request.onAccepted?.();
          return true;
        };
        const goBack = () => settle(false);
        gone?.addEventListener("abort", goBack);
        change([...queue, { id, kind: "confirm", request, settle }]);
      }),

    /** Waits for the turn of an overlay that somebody else draws; call the answer to leave the queue. */
    wait: (kind: Turn) => {
      const id = nextId();
      change([...queue, { id, kind }]);
      return () => {
        leave(id);
      };
    },
  };
}
