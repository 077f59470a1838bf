import { missionCategory, slugOf } from "@gk/domain";
import { WishLeaf, type WishLeafProps } from "@gk/ui/wish-leaves";
import type { Wish } from "@gk/web";
import { named } from "../../words/named.tsx";
import { useTranslations } from "../../words/words.ts";

export type LeafProps = Pick<WishLeafProps, "id" | "note" | "actions" | "fresh"> & {
  wish: Pick<Wish, "name" | "category" | "wish">;
};

/** A wish as it hangs on the tree, each part of it in the language in which it was written. */
export function Leaf({ wish: { name, category, wish }, ...leaf }: LeafProps) {
  const t = useTranslations();
  const area = slugOf(missionCategory, category);
  return (
    <WishLeaf
      {...leaf}
      name={named(name, t.locale)}
      wish={named(wish, t.locale)}
      category={{ area, name: t(`category.${area}.name`) }}
    />
  );
}
