/** The tools of the app that the free and premium editions differ in, in the table's order. */
export const toolNames = [
  "missions",
  "report",
  "approve",
  "stickers",
  "tips",
  "certificates",
  "voiceovers",
  "worksheets",
  "monthlyReport",
  "prize",
  "caregivers",
  "gift",
] as const;
export type ToolName = (typeof toolNames)[number];
