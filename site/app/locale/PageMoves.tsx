import { afterPaint } from "@gk/ui/after-paint";
import { createContext, type ReactNode, useEffect, useMemo, useRef, useState } from "react";
import { PrefetchPageLinks, useNavigate } from "react-router-dom";
import { idlePiece } from "../idle-piece.tsx";
import { mayFetchAhead } from "./prefetch.ts";

/** How long a link is pointed at before its page is on the way. @units milliseconds */
const intentMs = 100;

type Moves = {
  /** Goes to a page within the document. */
  go: (address: string) => void;
  /** Says which page is likely to be wanted next, or that none is any more. */
  intend: (address: string | undefined) => void;
};

/** How links go to pages: by the browser where there is no router. */
export const Moves = createContext<Moves>({
  go: (address) => window.location.assign(address),
  intend: () => undefined,
});

/** Shows that a page is on its way, by a piece that is fetched while nothing is. */
const Progress = idlePiece(() => import("./MoveProgress.tsx").then(({ MoveProgress }) => MoveProgress));

const here = () => window.location.pathname + window.location.search + window.location.hash;

/**
 * Lets all links of a page move by one `navigate`, which is the same for as long as the document lives: the router's own
 * `Link` reads where the page is, so a page's hundred links are drawn anew at each step of a move.
 *
 * @source decision 177
 */
export function PageMoves({ children }: { children: ReactNode }) {
  const navigate = useNavigate();
  const [intended, setIntended] = useState<string>();
  const waiting = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(waiting.current), []);
  const moves = useMemo((): Moves => {
    // A press that follows a sign of intent at once has the processor for itself: nothing is drawn before its time is up.
    const intend = (address: string | undefined) => {
      clearTimeout(waiting.current);
      if (address === undefined) setIntended(undefined);
      else waiting.current = setTimeout(() => mayFetchAhead() && setIntended(address), intentMs);
    };
    const go = (address: string) => {
      intend(undefined);
      // What the press itself shows is painted first: to begin a move takes a slow phone some hundred milliseconds.
      afterPaint(() => {
        // As browsers do: a page is in the history once, however often its own link is pressed.
        void navigate(address, { replace: address === here() });
      });
    };
    return { go, intend };
  }, [navigate]);
  return (
    <Moves value={moves}>
      {children}
      <Progress />
      {intended !== undefined && <PrefetchPageLinks page={intended} />}
    </Moves>
  );
}
