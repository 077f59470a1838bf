"use client";

import { useEffect, useLayoutEffect, useRef, useState, useTransition } from "react";
import { Notice } from "../../controls/notice/index.ts";
import { focusField } from "../../forms/form/index.ts";
import { useFormWords, useUi } from "../../foundations/ui-provider/index.ts";
import { Drawer, type DrawerProps } from "../../overlays/drawer/index.ts";
import { useOpen } from "../../overlays/modal/useOpen.ts";
import { FilterForm, type FilterFormProps, type FilterWords } from "../filter-panel/index.ts";

export type FilterDrawerProps = Omit<DrawerProps, "side" | "title" | "picture" | "footer" | "children" | "close"> &
  Pick<FilterFormProps, "action" | "children" | "clearHref"> & {
    /**
     * Called with the answers instead of the browser's own request. The drawer closes at once, so that what is found is read
     * out, unless an answer is promised: then it is waited for, and a field that says what is wrong keeps the drawer open, as
     * does an answer that fails, which is said.
     * @default the browser asks
     */
    onSearch?: ((data: FormData) => void | Promise<void>) | undefined;
    /** What the drawer and its filters say. */
    words: FilterWords & {
      /** What the drawer is called. */
      title: string;
    };
  };

/**
 * The filters of a list on a phone, in a drawer that closes when they are applied; while one of its fields says what is
 * wrong it stays, and that field gets the focus. Load it on the first press of the `FilterBar`'s button; until then, and
 * before scripts, that button leads to the `FilterPanel` in the page.
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
  const { loading } = useUi().words;
  const { formFailed } = useFormWords();
  const [failed, setFailed] = useState(false);
  const inside = useRef<HTMLDivElement>(null);
  const awaitsAnswer = useRef(false);
  const [asking, ask] = useTransition();
  const turn = (next: boolean) => {
    setFailed(false);
    setOpen(next);
  };
  const search = onSearch && {
    onSearch: (data: FormData) => {
      const answer = onSearch(data);
      if (!answer) return setOpen(false);
      setFailed(false);
      ask(async () => {
        try {
          await answer;
          awaitsAnswer.current = true;
        } catch {
          setFailed(true);
        }
      });
    },
  };
  // One that is kept mounted has what was chosen in it the last time and never asked for.
  useLayoutEffect(() => {
    if (shows) inside.current?.querySelector("form")?.reset();
  }, [shows]);
  // The answer is drawn by then.
  useEffect(() => {
    if (asking || !awaitsAnswer.current) return;
    awaitsAnswer.current = false;
    const wrong = inside.current?.querySelector("[data-invalid]");
    if (wrong) focusField(wrong);
    else setOpen(false);
  });
  return (
    <Drawer {...rest} open={shows} onOpenChange={turn} title={words.title}>
      <FilterForm
        ref={inside}
        action={action}
        clearHref={clearHref}
        words={words}
        busy={asking ? loading : undefined}
        {...search}
      >
        {failed && (
          <Notice tone="error" urgent>
            {formFailed}
          </Notice>
        )}
        {children}
      </FilterForm>
    </Drawer>
  );
}
