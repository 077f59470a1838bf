import type { Catalogue } from "../translate.ts";

export const pages: Catalogue = {
  "錯誤 404": "Error 404",
  找不到此頁面: "This page can’t be found",
  出現問題: "Something went wrong",
  "請再試一次。如問題持續，請告訴我們你當時的操作。":
    "Please try again. If it keeps happening, tell us what you were doing.",
  "網址可能有誤，或頁面已移至其他位置。不如由主頁重新開始吧。":
    "The address may be wrong, or the page has moved. Why not begin again at the home page?",
  返回主頁: "Back to home",
  告訴我們: "Tell us",
  網站維護中: "Under maintenance",
  "GK 正進行系統更新，很快便會回來。你和家人的紀錄均已妥善保存。":
    "GK is being updated and will be back soon. Your family’s records are safe.",
  "預計於今晚 11:00 恢復服務。": "Expected back tonight at 11:00.",
  重新檢查: "Check again",
  "手機 App 也可能暫時未能使用。": "The mobile app may not work either for now.",
  "錯誤 502": "Error 502",
  我們這邊出了點問題: "Something went wrong on our side",
  "你填寫的內容仍保留在此頁。請過幾分鐘再傳送一次。":
    "What you typed is still on this page. Please send it again in a few minutes.",
  再次傳送: "Send again",
};
