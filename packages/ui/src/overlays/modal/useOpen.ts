"use client";

import { useState } from "react";

export type OpenProps = {
  /** Whether it shows. Once it is given, showing and hiding are the caller's. */
  open?: boolean | undefined;
  /** Whether it shows at first, where nobody says `open`. @default false */
  defaultOpen?: boolean | undefined;
  /** Called with `false` when it is to close: by one of its buttons, Escape, a press outside or the system's way back. @source T42 */
  onOpenChange?: ((open: boolean) => void) | undefined;
};

/** Whether an overlay is open, and what opens and closes it: its caller's, or its own. */
export function useOpen({ open, defaultOpen = false, onOpenChange }: OpenProps) {
  const [own, setOwn] = useState(defaultOpen);
  const setOpen = (next: boolean) => {
    setOwn(next);
    onOpenChange?.(next);
  };
  return [open ?? own, setOpen] as const;
}
