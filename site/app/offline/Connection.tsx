import { idlePiece } from "../idle-piece.tsx";

/** Tells a member that the connection is gone, and that it is back: by a piece that is fetched while there is one. */
export const Connection = idlePiece(() => import("./ConnectionNews.tsx").then(({ ConnectionNews }) => ConnectionNews));
