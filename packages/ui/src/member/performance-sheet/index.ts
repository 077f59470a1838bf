export { type Download, DownloadList, type DownloadListProps } from "./DownloadList.tsx";
export { MeritProgress, type MeritProgressProps } from "./MeritProgress.tsx";
export { MissionTable, type MissionTableProps } from "./MissionTable.tsx";
export { type Sticker, StickerBook } from "./StickerBook.tsx";
