export type { CopyLinkWords } from "./CopyLink.tsx";
export { type ShareLink, ShareLinks, type ShareLinksProps, type ShareTarget, shareTargets } from "./ShareLinks.tsx";
