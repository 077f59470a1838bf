"use client";

import { type ReactNode, useEffect } from "react";

type RefusalProps = {
  /** Called whenever it was drawn. */
  onDrawn: () => void;
  /** What is said about the form as a whole. */
  children: ReactNode;
};

/** A refused attempt. A piece of its own, so that a form that nothing is wrong with has no effect to run. */
export function Refusal({ onDrawn, children }: RefusalProps) {
  useEffect(onDrawn);
  return children;
}
