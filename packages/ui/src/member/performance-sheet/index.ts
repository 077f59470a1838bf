export { type FileItem, FileList, type FileListProps } from "./FileList.tsx";
export { MeritProgress, type MeritProgressProps } from "./MeritProgress.tsx";
export { MissionTable, type MissionTableProps } from "./MissionTable.tsx";
export { type Sticker, StickerBook } from "./StickerBook.tsx";
