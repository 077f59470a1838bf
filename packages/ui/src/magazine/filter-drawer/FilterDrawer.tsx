"use client";

import * as Radix from "@radix-ui/react-dialog";
import { IconButton } from "../../controls/icon-button/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { drawer, drawerHead } from "../../navigation/sidebar/index.ts";
import { veil } from "../../overlays/modal/scrim.css.ts";
import { useModal } from "../../overlays/modal/useModal.ts";
import { FilterForm, type FilterFormProps } from "../filter-panel/index.ts";
import * as css from "./FilterDrawer.css.ts";

export type FilterDrawerProps = FilterFormProps & {
  /** Whether it shows. */
  open: boolean;
  /** Called when the drawer is to close: by its button, Escape, a press outside, or because the filters were applied. */
  onClose: () => void;
  /** What the drawer is called. */
  title: string;
};

/**
 * The filters of a list on a phone, in a drawer. Needs Radix: load it on the first press of the `FilterBar`'s button;
 * until then, and before scripts, that button leads to the `FilterPanel` in the page.
 *
 * @source DESIGN §8 "market, events, article"
 */
export function FilterDrawer({ open, onClose, title, onSearch, ...form }: FilterDrawerProps) {
  const { words } = useUi();
  const modal = useModal();
  const search = onSearch && {
    onSearch: (data: FormData) => {
      onSearch(data);
      onClose();
    },
  };
  return (
    <Radix.Root open={open} onOpenChange={(next) => next || onClose()}>
      <Radix.Portal>
        <Radix.Overlay className={veil} />
        <Radix.Content {...modal} className={drawer} aria-describedby={undefined}>
          <div className={drawerHead}>
            <Radix.Title className={css.title}>{title}</Radix.Title>
            <Radix.Close asChild>
              <IconButton icon={icons.x} label={words.close} />
            </Radix.Close>
          </div>
          <FilterForm {...form} {...search} />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
