/** What a notice is: good news, news, something to mind, or something that went wrong. */
export const noticeTones = ["info", "success", "warning", "error"] as const;
export type NoticeTone = (typeof noticeTones)[number];
