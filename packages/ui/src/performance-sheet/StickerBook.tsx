import type { ReactNode } from "react";
import { Illustration, type Picture } from "../illustration/index.ts";
import * as css from "./StickerBook.css.ts";

export type Sticker = { id: string; name: ReactNode; picture: Picture };

/** Badges and stickers that a child has earned, stuck into a book. */
export function StickerBook({ stickers }: { stickers: readonly Sticker[] }) {
  return (
    <ul className={css.book}>
      {stickers.map(({ id, name, picture }) => (
        <li key={id} className={css.sticker}>
          <Illustration of={picture} alt="" className={css.picture} />
          {name}
        </li>
      ))}
    </ul>
  );
}
