import { takeFocus } from "@gk/ui/take-focus";
import { type ReactNode, useEffect, useId, useRef, useState, useSyncExternalStore } from "react";

const never = () => () => {};

/** Whether a component comes into a page that is there already, and is not loaded with it. */
function useComesLater() {
  const isThere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return useState(isThere)[0];
}

/** What has come of a form and stands in its place: it takes the focus that the form had, and so is read out. */
export function Result({ children }: { children: ReactNode }) {
  const box = useRef<HTMLDivElement>(null);
  const id = useId();
  const comesLater = useComesLater();
  useEffect(() => (comesLater ? takeFocus(() => box.current) : undefined), [comesLater]);
  return (
    // oxlint-disable-next-line jsx-a11y/prefer-tag-over-role -- its tags are for fields and addresses
    <div ref={box} role="group" aria-labelledby={id} id={id} tabIndex={-1}>
      {children}
    </div>
  );
}
