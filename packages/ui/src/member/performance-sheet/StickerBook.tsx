import type { ReactNode } from "react";
import { Illustration, type Picture, pictures } from "../../foundations/illustration/index.ts";
import * as css from "./StickerBook.css.ts";

export type Sticker = {
  id: string;
  name: ReactNode;
  /** @default the empty place of a sticker that is still to be earned; `name` or `note` says so */
  picture?: Picture | undefined;
  /** A word below the name: that it is new, how many there are, what is still to do. */
  note?: ReactNode;
};

/** Badges and stickers of a child, stuck into a book; those still to be earned have a stitched place. */
export function StickerBook({ stickers }: { /** In the order of the book. */ stickers: readonly Sticker[] }) {
  return (
    <ul className={css.book}>
      {stickers.map(({ id, name, picture, note }) => (
        <li key={id} className={css.sticker}>
          <Illustration of={picture ?? pictures.stickerLocked} alt="" className={picture ? css.picture : css.place} />
          {name}
          {note && <small className={css.note}>{note}</small>}
        </li>
      ))}
    </ul>
  );
}
