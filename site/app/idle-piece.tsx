import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

type Wanted<Props> = {
  /** Whether somebody waits for it: then it is fetched at once, and asked for again each time where it failed. */
  wanted: (props: Props) => boolean;
  /** What is drawn for whoever waits for a piece that can't be fetched. */
  standIn: ComponentType<Props>;
};

/**
 * A component that shows nothing until its piece is there. That is fetched when the page is idle, and remembered; one that
 * can't be fetched leaves nothing, and is asked for again by whoever is drawn next.
 */
export function idlePiece<Props extends object>(load: () => Promise<ComponentType<Props>>, when?: Wanted<Props>) {
  let loaded: ComponentType<Props> | undefined;
  const remember = () => load().then((piece) => (loaded = piece));
  return function IdlePiece(props: Props) {
    const [Piece, setPiece] = useState(() => loaded);
    const wanted = when?.wanted(props);
    useEffect(() => {
      const show = (piece: ComponentType<Props>) => setPiece(() => piece);
      if (loaded) {
        show(loaded);
        return undefined;
      }
      if (!wanted || !when) return whenIdle(() => void remember().then(show, () => undefined));
      // What stands in is chosen last: the loading of the styles, which the build adds to the import, can fail too.
      void remember()
        .catch(() => when.standIn)
        .then(show);
      return undefined;
    }, [wanted]);
    return Piece && <Piece {...props} />;
  };
}
