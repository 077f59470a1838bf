import { piece } from "../theme/piece.ts";

export const scriptsOnly = piece({
  display: "contents",
  "@media": { "(scripting: none)": { display: "none" } },
});
