"use client";

import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import {
  type ComponentPropsWithRef,
  type ReactNode,
  type SyntheticEvent,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from "react";
import type { Answer } from "../../foundations/answer/index.ts";
import * as look from "../../foundations/looks/tab.css.ts";
import * as css from "./Tabs.css.ts";
import type { TabVariant } from "./Tabs.variants.ts";

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = Answer<string> &
  Omit<ComponentPropsWithRef<"div">, keyof Answer<never> | "children"> & {
    /** What the tabs choose between, for those who do not see them. */
    label: string;
    /** At least one, in order. The `id` of the open one is the answer; at first that is the first one's. */
    tabs: readonly [Tab, ...Tab[]];
    /** How the row is drawn. @default "segmented" */
    variant?: TabVariant | undefined;
  };

/**
 * Shows one of several panels of one page; what was typed in a panel stays while another one shows, and without scripts
 * all of them show. For panels that are pages of their own use `TabLinks`.
 * @source DESIGN §7 "Tabs"
 */
export function Tabs({
  label,
  tabs,
  variant = "segmented",
  value,
  defaultValue = tabs[0].id,
  onChange,
  ref,
  ...root
}: TabsProps) {
  const row = useRef<HTMLDivElement>(null);
  const [isRtl, setRtl] = useState(false);
  useImperativeHandle(ref, () => row.current as HTMLDivElement);
  useEffect(() => {
    if (row.current) setRtl(getComputedStyle(row.current).direction === "rtl");
  }, []);
  // Radix says which tab was chosen, and not by what.
  const last = useRef<SyntheticEvent>(null);
  const note = (event: SyntheticEvent) => {
    last.current = event;
  };
  const choose = (id: string) => {
    if (last.current) onChange?.(id, last.current);
  };
  return (
    <Radix.Root
      {...(value === undefined ? { defaultValue } : { value })}
      onValueChange={choose}
      dir={isRtl ? "rtl" : "ltr"}
      asChild
    >
      {/* The direction is the page's, also before scripts: Radix would set it for its keys. */}
      <div dir={undefined} {...root} ref={row}>
        <Radix.List
          aria-label={label}
          className={look.row[variant]}
          onMouseDownCapture={note}
          onKeyDownCapture={note}
          onFocusCapture={note}
        >
          {tabs.map(({ id, label: name }) => (
            <Radix.Trigger key={id} value={id} className={cx(look.tab[variant], look.share)}>
              {name}
            </Radix.Trigger>
          ))}
        </Radix.List>
        {tabs.map(({ id, panel }) => (
          <Radix.Content key={id} value={id} forceMount className={css.panel}>
            {panel}
          </Radix.Content>
        ))}
      </div>
    </Radix.Root>
  );
}
