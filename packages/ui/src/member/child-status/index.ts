export { type ChildStatus, ChildStatusTag, type ChildStatusTagProps, childStatuses } from "./ChildStatusTag.tsx";
