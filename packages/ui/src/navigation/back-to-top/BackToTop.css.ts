import { fallbackVar, style } from "@vanilla-extract/css";
import { footRoom } from "../../foundations/looks/foot-room.css.ts";
import { hovered } from "../../foundations/theme/hovered.ts";
import { media, zIndex } from "../../foundations/theme/media.ts";
import { piece } from "../../foundations/theme/piece.ts";
import { vars } from "../../foundations/theme/vars.css.ts";

/** Beside a page of 1200 px there is room for the words from here on; in less they would cover what the page says. */
const noRoomForWords = "(width <= 1568px)";

/** The stretch at the head of the page after which the button shows. */
export const head = style({
  position: "absolute",
  insetBlockStart: 0,
  insetInlineStart: 0,
  inlineSize: "1px",
  blockSize: "500px",
  pointerEvents: "none",
});

export const button = piece({
  position: "fixed",
  zIndex: zIndex.backToTop,
  insetBlockEnd: vars.space[6],
  insetInlineEnd: vars.space[6],
  display: "inline-flex",
  alignItems: "center",
  gap: "10px",
  minBlockSize: vars.size.control.md,
  paddingInline: vars.space[6],
  border: `${vars.border.width.control} solid ${vars.color.action.secondary.border}`,
  borderRadius: vars.radius.pill,
  background: vars.color.action.secondary.bg,
  boxShadow: `0 3px 0 ${vars.color.action.secondary.edge}`,
  color: vars.color.action.secondary.text,
  fontWeight: vars.font.weight.bold,
  lineHeight: 1.3,
  textDecoration: "none",
  transition: `translate ${vars.motion.duration.base} ${vars.motion.easing.out}, visibility ${vars.motion.duration.base}`,
  selectors: {
    "&:hover": hovered({ background: vars.color.action.secondary.bgHover }),
    "&:focus-visible": { borderRadius: vars.radius.pill },
    "&[data-waiting]": { visibility: "hidden", translate: `0 ${vars.space[20]}` },
  },
  "@media": {
    [noRoomForWords]: { insetInlineEnd: vars.space[3], paddingInline: vars.space[3] },
    [media.narrow]: {
      insetBlockEnd: `calc(${vars.space[4]} + ${fallbackVar(footRoom, "0px")})`,
      insetInlineEnd: vars.space[4],
    },
    // Before scripts nobody watches the scroll: the link simply stays.
    "(scripting: none)": { selectors: { "&[data-waiting]": { visibility: "visible", translate: "none" } } },
    print: { display: "none" },
  },
});

/** Without room the arrow speaks alone to the eye. */
export const label = style({
  "@media": {
    [noRoomForWords]: {
      position: "absolute",
      inlineSize: "1px",
      blockSize: "1px",
      overflow: "hidden",
      clipPath: "inset(50%)",
      whiteSpace: "nowrap",
    },
  },
});
