export { type FileItem, FileList, type FileListProps } from "./FileList.tsx";
export { MeritProgress, type MeritProgressProps } from "./MeritProgress.tsx";
export { MissionTable, type MissionTableProps } from "./MissionTable.tsx";
export { type MissionCategory, missionCategories } from "./PerformanceSheet.variants.ts";
export { type Sticker, StickerBook } from "./StickerBook.tsx";
