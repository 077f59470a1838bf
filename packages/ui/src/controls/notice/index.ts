export { Notice, type NoticeProps } from "./Notice.tsx";
export { type NoticeTone, noticeTones } from "./Notice.variants.ts";
