import { idlePiece } from "../idle-piece.tsx";

/** What stands for our posts at a social network. It is of no use before scripts, and fetched when the page is idle. */
export const FooterPosts = idlePiece(() => import("./SocialPosts.tsx").then(({ SocialPosts }) => SocialPosts));
