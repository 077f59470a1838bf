import type { Catalogue } from "../translate.ts";

export const foundations: Catalogue = {
  " 主頁 ": " Home ",
  " 已完成 ": " Done ",
  紅耳鵯揮翼打招呼: "A red-whiskered bulbul waving hello",
  查看計劃及收費: "See plans and prices",
  "想知道多一點，可以": "To learn more, you can",
  品格: "Character",
  "每日一個小任務，1,234.50": "One small mission a day, 1,234.50",
  "家長揀選任務，孩子親手完成。": "Parents choose missions, children carry them out.",
  "每天一個小任務，讓孩子學會禮貌、仁愛和尊重。":
    "One small mission a day helps a child learn courtesy, benevolence and respect.",
  "每日一個小任務，": "One small mission a day,",
  培養品格: "and character grows",
  "校園專訪：把品格帶進早會": "School visit: character in the morning assembly",
  "（已完成）": "(done)",
  選擇計劃: "Choose a plan",
  "品格像樹一樣生長：每日一件小事。家長挑選任務，孩子用自己的方式完成，再一起慶祝。":
    "Character grows as a tree grows: a small thing every day. Parents choose a mission, children do it their own way, and they celebrate together.",
  平常: "At rest",
  "英文 ": "English ",
  英文: "English",
  指標之下: "Under the pointer",
  按下: "Pressed",
  鍵盤焦點: "With the keyboard’s focus",
  "（已完成）只有讀屏軟件會讀出": "Only a screen reader says “(done)”",
  在文字旁: "Beside words",
  開啟: "Open",
  列印收據: "Print the receipt",
  後來才出現: "Comes later",
  一開始已在: "There from the start",
  "共找到 {} 篇文章": "{} articles found",
};
