import * as Radix from "@radix-ui/react-tabs";
import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import * as look from "../../foundations/looks/tab.css.ts";
import * as css from "./Tabs.css.ts";
import type { TabLook } from "./Tabs.variants.ts";

export type Tab = { id: string; label: ReactNode; panel: ReactNode };

export type TabsProps = {
  /** What the tabs choose between, for those who do not see them. */
  label: string;
  /** At least one, in order. */
  tabs: readonly [Tab, ...Tab[]];
  /** The `id` of the tab that is open at first. @default the first tab */
  initial?: string;
  /** How the row is drawn. @default "segmented" */
  look?: TabLook;
  /** Called with the id of the tab that is chosen. */
  onChange?: (id: string) => void;
};

/**
 * Shows one of several panels of one page; what was typed in a panel stays while another one shows, and without scripts
 * all of them show. For panels that are pages of their own use `TabLinks`.
 * @source DESIGN §7 "Tabs"
 */
export function Tabs({ label, tabs, initial = tabs[0].id, look: chosen = "segmented", onChange }: TabsProps) {
  return (
    <Radix.Root defaultValue={initial} {...(onChange ? { onValueChange: onChange } : {})}>
      <Radix.List aria-label={label} className={look.row[chosen]}>
        {tabs.map(({ id, label: name }) => (
          <Radix.Trigger key={id} value={id} className={cx(look.tab[chosen], look.share)}>
            {name}
          </Radix.Trigger>
        ))}
      </Radix.List>
      {tabs.map(({ id, panel }) => (
        <Radix.Content key={id} value={id} forceMount className={css.panel}>
          {panel}
        </Radix.Content>
      ))}
    </Radix.Root>
  );
}
