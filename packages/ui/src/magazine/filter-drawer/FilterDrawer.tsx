"use client";

import { Drawer, type DrawerProps } from "../../overlays/drawer/index.ts";
import { useOpen } from "../../overlays/modal/useOpen.ts";
import { FilterForm, type FilterFormProps, type FilterWords } from "../filter-panel/index.ts";

export type FilterDrawerProps = Omit<DrawerProps, "side" | "title" | "picture" | "footer" | "children" | "close"> &
  Pick<FilterFormProps, "action" | "onSearch" | "children" | "clearHref"> & {
    /** What the drawer and its filters say. */
    words: FilterWords & {
      /** What the drawer is called. */
      title: string;
    };
  };

/**
 * The filters of a list on a phone, in a drawer that closes when they are applied. Load it on the first press of the
 * `FilterBar`'s button; until then, and before scripts, that button leads to the `FilterPanel` in the page.
 *
 * @source DESIGN §8 "market, events, article"
 */
export function FilterDrawer({
  open,
  defaultOpen,
  onOpenChange,
  action,
  onSearch,
  children,
  clearHref,
  words,
  ...rest
}: FilterDrawerProps) {
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const search = onSearch && {
    onSearch: (data: FormData) => {
      onSearch(data);
      setOpen(false);
    },
  };
  return (
    <Drawer {...rest} open={shows} onOpenChange={setOpen} title={words.title}>
      <FilterForm action={action} clearHref={clearHref} words={words} {...search}>
        {children}
      </FilterForm>
    </Drawer>
  );
}
