/**
 * What the page of a piece (`packages/ui/src/<shelf>/<piece>/<Piece>.mdx`) is put together from; `controls/button/Button.mdx` shows how.
 * `PieceHead` and `PieceReference` draw what docstrings and stories already say; only judgement is written by hand:
 * "When to use", "When not to use", "Accessibility", and "Writing" or "States" where there is something to say.
 * Another piece is linked by its page: `[Notice](?path=/docs/controls-notice--docs)`.
 */
export { Changelog } from "./Changelog.tsx";
export { DoDont } from "./DoDont.tsx";
export { PieceHead } from "./PieceHead.tsx";
export { PieceIndex } from "./PieceIndex.tsx";
export { PieceReference } from "./PieceReference.tsx";
export { SideBySide } from "./SideBySide.tsx";
