import type { Catalogue } from "../translate.ts";

export const overlays: Catalogue = {
  開啟提示: "Open the alert",
  "請勿同時開啟多個付款分頁，並在最先開啟的分頁繼續。":
    "Please don’t open several payment tabs at once. Continue in the one that you opened first.",
  "阿晞的資料已更新。": "Hei’s details are updated.",
  "付款未能完成，請再試一次，或改用其他付款方式。":
    "The payment didn’t go through. Please try again, or use another payment method.",
  儲存並出錯: "Save with an error",
  "儲存更改？": "Save changes?",
  "請先核對資料，確認無誤後再儲存。": "Please check the details before you save.",
  確認: "Confirm",
  返回: "Back",
  "刪除此付款方式？": "Delete this payment method?",
  "末四位數字為 4242 的信用卡將從你的帳戶移除，日後可再次新增。":
    "The credit card ending in 4242 will be removed from your account. You can add it again later.",
  刪除: "Delete",
  開啟視窗: "Open the window",
  知道了: "Got it",
  訂閱: "Subscribe",
  更改名稱: "Rename",
  "列印報告（尚未備妥）": "Print the report (not ready yet)",
  之後: "After",
  "甚麼是銀星？": "What are silver stars?",
  "每完成一個任務，孩子便得到一顆銀星。": "For each mission a child earns a silver star.",
  查看任務: "See missions",
  開啟兩個提示: "Open two alerts",
  "提示已開啟。": "The alert is open.",
  "已複製。": "Copied.",
  訂單: "Order",
  開啟詳情: "Open the details",
  "訂單 GK-2026-0042": "Order GK-2026-0042",
  "初心者計劃，一個月。已於 11 月 3 日付款。": "Beginner plan, one month. Paid on 3 November.",
  備註: "Note",
};
