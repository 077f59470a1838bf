import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { pictures } from "../../product/pictures/index.ts";
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
export function StickerBook({
  stickers,
  className,
  ...rest
}: Omit<ComponentProps<"ul">, "children"> & { /** In the order of the book. */ stickers: readonly Sticker[] }) {
  return (
    <ul {...rest} className={cx(css.book, className)}>
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
