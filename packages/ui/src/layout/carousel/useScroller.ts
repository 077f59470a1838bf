"use client";

import { type RefObject, useEffect, useRef, useState } from "react";
import { pageOf, turn } from "./paging.ts";
import { measure, scrollTo } from "./row.ts";

type Scroller = {
  /** How many items the row has. */
  total: number;
  /** How many it shows before it is measured. */
  most: number;
  /** The item to bring into view, counted from 0, at first and whenever it is another one; none below 0. */
  home: number;
};

/**
 * Which items of a row show, and how to show others. The row scrolls by itself; where nothing is laid out, as in jsdom, they
 * are counted as if it did.
 */
export function useScroller(row: RefObject<HTMLElement | null>, { total, most, home }: Scroller) {
  const [count, setCount] = useState(most);
  const [first, setFirst] = useState(() => (home < 0 ? 0 : pageOf(home, most, total)));
  const [named, setNamed] = useState(home);
  if (named !== home) {
    setNamed(home);
    if (home >= 0) setFirst(pageOf(home, count, total));
  }
  // Where a press is taking the row: what it passes on the way is not reported, and a second press goes one further.
  const goal = useRef<number>(undefined);

  const arrive = () => {
    goal.current = undefined;
    row.current?.removeAttribute("data-gliding");
  };

  const look = () => {
    const measures = measure(row.current);
    if (!row.current || !measures) return;
    const last = Math.max(0, total - measures.count);
    const reached = Math.min(Math.round(row.current.scrollLeft / measures.stride), last);
    setCount(measures.count);
    if (goal.current !== undefined && goal.current !== reached) return;
    arrive();
    setFirst(reached);
  };

  const step = (by: 1 | -1) => {
    const to = turn({ first: goal.current ?? first, count }, by, total);
    goal.current = to;
    row.current?.setAttribute("data-gliding", "");
    scrollTo(row.current, to);
    setFirst(to);
  };

  const watched = useRef(look);
  useEffect(() => {
    watched.current = look;
  });
  useEffect(() => {
    if (!row.current || typeof ResizeObserver === "undefined") return undefined;
    const observer = new ResizeObserver(() => watched.current());
    observer.observe(row.current);
    return () => observer.disconnect();
  }, [row]);

  useEffect(() => {
    if (home >= 0) scrollTo(row.current, pageOf(home, measure(row.current)?.count ?? most, total));
  }, [row, home, most, total]);

  const rest = () => {
    arrive();
    look();
  };
  return {
    first,
    count,
    step,
    scrolling: { onScroll: look, onScrollEnd: rest, onPointerDown: arrive, onKeyDown: arrive },
  };
}
