export { ChildRecord, type ChildRecordProps, type RecordMark } from "./ChildRecord.tsx";
export { RecordColumns, RecordSheet, type RecordSheetProps } from "./RecordSheet.tsx";
