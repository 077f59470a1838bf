/** A question as a page asks it. */
export const question = {
  tone: "info",
  title: "儲存更改？",
  body: "請先核對資料。",
  confirm: "確認",
  back: "返回",
} as const;
