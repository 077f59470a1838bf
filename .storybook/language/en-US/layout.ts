import type { Catalogue } from "../translate.ts";

export const layout: Catalogue = {
  "準備好了嗎？": "Ready to start?",
  "免費建立帳戶，下載 App，今日就揀選第一個任務。":
    "Create a free account, get the app, and choose the first mission today.",
  學校版: "School edition",
  簡介: "Overview",
  活動: "Events",
  最新消息: "News",
  快速導覽: "Quick guide",
  給我們留言: "Leave us a message",
  其他聯絡方法: "Other ways to reach us",
  "星期一至五，上午 9:30 至下午 6:00（公眾假期休息）":
    "Monday to Friday, 9:30 am to 6:00 pm (closed on public holidays)",
  "每日一個小任務，培養品格。": "One small mission a day, and character grows.",
  "品格不是一堂課就能教好，而是日積月累的生活習慣。GK 把生活中的小事變成任務，讓孩子樂意一試再試。":
    "Character isn’t taught in one lesson; it is a habit of daily life. GK turns small things into missions that children gladly try again.",
  "超過 800 個每日任務，配合香港家庭生活。": "More than 800 daily missions that fit family life in Hong Kong.",
  揀選任務: "Choose a mission",
  "對世界好奇，想了再做。": "Curious about the world; thinks before doing.",
  "害怕也肯試，錯了肯認。": "Tries although afraid, and owns up to mistakes.",
  "看見別人的需要，伸手幫忙。": "Sees what others need, and lends a hand.",
  "輪流，分享，守規則。": "Takes turns, shares, keeps to the rules.",
  "等一等，想一想，停得住。": "Waits, thinks, and can stop.",
  "品格強項，逐一": "Character strengths, one by one",
};
