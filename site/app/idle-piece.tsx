import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "./when-idle.ts";

/**
 * A component that shows nothing until its piece is there. That is fetched when the page is idle, and remembered; one that
 * can't be fetched leaves nothing, and is asked for again by whoever is drawn next.
 */
export function idlePiece<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const remember = () => load().then((piece) => (loaded = piece));
  return function IdlePiece(props: Props) {
    const [Piece, setPiece] = useState(() => loaded);
    useEffect(() => {
      if (Piece) return undefined;
      return whenIdle(
        () =>
          void remember().then(
            (piece) => setPiece(() => piece),
            () => undefined,
          ),
      );
    }, [Piece]);
    return Piece && <Piece {...props} />;
  };
}
