import type { AccordionItem } from "@gk/ui/accordion";

export const questions: readonly AccordionItem[] = [
  {
    id: "fee",
    title: "借種子要付錢嗎？",
    content: "不用。收成之後還一包同類的種子就可以，今季失收也不用賠。",
  },
  {
    id: "beginner",
    title: "我從未種過東西，應該由哪一種開始？",
    content: "菜心最容易，四十五日就有收成；窗台沒有直射陽光的話，可以試芫荽。",
  },
  {
    id: "return",
    title: "怎樣還種子？",
    content: "曬乾後放進紙袋，寫上名字和日期，放入門口的木箱。",
  },
];
