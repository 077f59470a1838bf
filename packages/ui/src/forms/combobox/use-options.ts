"use client";

import { useEffect, useRef, useState } from "react";
import type { Option } from "../field/index.ts";

/** Finds the options that go with a text. */
export type Load = (text: string, signal: AbortSignal) => Promise<readonly Option[]>;

/** How long the typing has to rest before anything is looked for. */
const restMs = 200;

type Found = { state: "idle" | "loading" | "found" | "failed"; options: readonly Option[] };

const nothing: Found = { state: "idle", options: [] };

/** Options for what is typed: the last text counts, whatever comes back first. */
export function useOptions(load: Load) {
  const [found, setFound] = useState(nothing);
  const running = useRef<AbortController>(undefined);

  const stop = () => {
    running.current?.abort();
    setFound(nothing);
  };
  const find = (text: string) => {
    running.current?.abort();
    const { signal } = (running.current = new AbortController());
    // What was found stays until there is something else.
    setFound(({ options }) => ({ state: "loading", options }));
    const settle = (next: Found) => signal.aborted || setFound(next);
    setTimeout(() => {
      if (signal.aborted) return;
      load(text, signal).then(
        (options) => settle({ state: "found", options }),
        () => settle({ state: "failed", options: [] }),
      );
    }, restMs);
  };
  useEffect(() => () => running.current?.abort(), []);

  return { ...found, find, stop };
}
