import { type ComponentProps, type ReactNode, useId } from "react";
import { Announced } from "../../foundations/announced/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import { Saved } from "./Saved.tsx";
import * as css from "./SettingsSheet.css.ts";

export type SettingsSheetProps = Omit<ComponentProps<"section">, "aria-labelledby" | "title"> & {
  /** The topic; names the region. */
  title: ReactNode;
  /** One sentence on what the setting is for. */
  lead?: ReactNode;
  /** A button across from the title. */
  actions?: ReactNode;
  /** Announced when a change has been saved. */
  saved?: ReactNode;
  /** The controls. */
  children?: ReactNode;
};

/** One topic of the settings or the profile on a sheet of its own. */
export function SettingsSheet({ title, lead, actions, saved, children, ...rest }: SettingsSheetProps) {
  const id = useId();
  return (
    <Sheet {...rest} as="section" aria-labelledby={id}>
      <div className={css.content}>
        <div className={css.head}>
          <Heading level={2} size="2xl" id={id}>
            {title}
          </Heading>
          {actions}
        </div>
        {lead !== undefined && <Text tone="muted">{lead}</Text>}
        {children}
        <Announced>{saved !== undefined && <Saved>{saved}</Saved>}</Announced>
      </div>
    </Sheet>
  );
}
