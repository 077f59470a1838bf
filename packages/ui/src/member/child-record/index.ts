export { ChildRecord, type ChildRecordProps } from "./ChildRecord.tsx";
export type { RecordMark } from "./RecordMarks.tsx";
export { RecordColumns, RecordSheet, type RecordSheetProps } from "./RecordSheet.tsx";
