import { media } from "../../foundations/theme/media.ts";
import { piece, pieceVariants } from "../../foundations/theme/piece.ts";
import { cut, line } from "../../foundations/theme/shape.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

const { color, font, shadow, space } = vars;

/** What has no room scrolls within it; on a phone it gives way to the cards. */
export const frame = piece({
  // A head that is only heard stands in no line: it scrolls with the table only where the frame is what it is placed in.
  position: "relative",
  padding: "10px 28px 14px",
  background: color.bg.surface,
  border: line.sheet,
  borderRadius: cut.sheet,
  boxShadow: shadow.paper1,
  overflowX: "auto",
  containerType: "inline-size",
  "@media": {
    [media.between]: { padding: "8px 16px 12px" },
    [media.narrow]: { padding: 0, overflow: "visible", background: "none", border: 0, boxShadow: "none" },
  },
});

export const table = piece({
  inlineSize: "100%",
  borderCollapse: "collapse",
  lineHeight: font.lineHeight.ui,
  "@media": { [media.narrow]: { display: "block" } },
});

export const body = piece({
  "@media": { [media.narrow]: { display: "grid", gridTemplateColumns: "minmax(0, 1fr)", gap: space[4] } },
});

/** On a phone it is heard and not seen: each line of a card says its own name. */
export const head = piece({
  "@media": {
    [media.narrow]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
    },
  },
});

export const column = piece({
  padding: `${space[3]} ${space[2]}`,
  borderBlockEnd: `3px solid ${color.text.primary}`,
  color: color.text.muted,
  fontSize: font.size.sm,
  fontWeight: font.weight.bold,
});

export const row = piece({
  "@media": {
    [media.narrow]: {
      display: "grid",
      gridTemplateColumns: "minmax(0, 1fr) auto",
      alignItems: "center",
      gap: `${space[1]} ${space[3]}`,
      padding: "18px 22px 20px",
      background: color.bg.surface,
      border: line.sheet,
      borderRadius: cut.sheet,
      boxShadow: shadow.paper1,
    },
  },
});

export const cell = piece({
  padding: `${space[4]} ${space[2]}`,
  fontWeight: font.weight.regular,
  verticalAlign: "middle",
  // Chinese words stay whole; what has no room scrolls within the frame.
  wordBreak: "keep-all",
  selectors: {
    [`${row} + ${row} > &`]: {
      borderBlockStart: `${vars.border.width.control} dashed ${color.border.card}`,
      "@media": { [media.narrow]: { border: 0 } },
    },
  },
  "@media": {
    [media.narrow]: {
      minInlineSize: 0,
      padding: "2px 0",
      overflowWrap: "anywhere",
      // A cell with nothing in it, such as no actions, takes no line.
      selectors: { "&:empty": { display: "none" } },
    },
  },
});

export const align = pieceVariants({
  start: { textAlign: "start" },
  end: {
    textAlign: "end",
    fontVariantNumeric: "tabular-nums",
    // What begins beside a figure keeps away from it.
    "@media": { [media.wide]: { selectors: { "&:not(:last-child)": { paddingInlineEnd: space[6] } } } },
  },
});

export const title = piece({ fontWeight: font.weight.bold });

/** Where a cell stands on a card. */
export const place = pieceVariants({
  line: {
    "@media": {
      [media.narrow]: {
        gridColumn: "1 / -1",
        display: "flex",
        flexWrap: "wrap",
        justifyContent: "space-between",
        gap: `0 ${space[4]}`,
        textAlign: "start",
      },
    },
  },
  corner: { "@media": { [media.narrow]: { gridArea: "1 / 2", justifySelf: "end" } } },
  whole: { "@media": { [media.narrow]: { gridColumn: "1 / -1", textAlign: "start" } } },
});

/** The name of a card's line, which stands in the head of the table where there is one to see. */
export const label = piece({
  color: color.text.muted,
  fontSize: font.size.sm,
  "@media": { [media.wide]: { display: "none" } },
});
