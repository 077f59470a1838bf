import type { PagePath } from "../words/areas.ts";

/** What a page shows below its first view has a file of its own, which is asked for when that is there. */
type LongPage = { first: string; below: string };

/**
 * The Chinese characters that a page shows in the display face when it opens, by its path in `routes.ts`: each page has them
 * in a file of its own, of one to eight kilobytes, instead of waiting for those of all pages. What it shows later (a dialog,
 * what an answer brings) comes from the slices for all pages; so a character that is missing here costs time and not looks.
 * `e2e/faces.spec.ts` names it.
 */
export const drawnAtOnce: Partial<Record<PagePath, string | LongPage>> = {
  "": {
    first: "好品格，由每天一個小任務開始",
    below:
      "是甚麼？行禮貌仁愛尊重人際關係超過日用自己的方式匯報看得見鼓勵可以回顧成長紀錄怎樣使挑選接受完並批核讚賞起慶祝免費升級走更遠付計劃適合你孩子嗎今年多大幼稚園及學專擇家準備第了按我！",
  },
  "*": "找不到此頁面",
  ":articles": { first: "活動教養貼士最新消息", below: "，直送你的電郵" },
  "about-us": {
    first: "關於我們每個香港孩子，",
    below:
      "都有一棵屬自己的品格樹四大策略由小處入手讓父母成為主角看得見鼓勵家校同行為甚麼是一隻紅耳鵯？顧問團隊幼兒教育學心理註冊社工長童安全及私隱創辦員人（）聯合內容產設計技術作與起",
  },
  app: {
    first: "教學挑選及派發",
    below: "孩子接受任務完成並匯報批核讚賞已經下載？",
  },
  auth: "歡迎回來建立帳戶忘記密碼？",
  "auth/reset": "連結已失效",
  "auth/verification": "驗證電郵",
  "contact-us": "聯絡我們給留言其他方法與對話",
  download: {
    first: "下載由安裝到第一個任務登入新增孩子",
    below: "派發免費內容使用要求會的權限步",
  },
  "download/school": {
    first: "下載學校版由安裝到第一個任務選擇登入開始",
    below: "適用對象帳戶提供給家長需要協助？",
  },
  faq: {
    first: "常見問題關於任務及獎勵",
    below: "計劃付款帳戶私隱學校版還有疑？",
  },
  "invitation/refuse": "不再接收邀請",
  maintenance: "服務已恢復，多謝耐心等候！",
  market: "親子市集篩選想在刊登資訊？",
  member: "需要你留意的孩子已報名活動",
  "member/children": "我的孩子",
  "member/children/:childId": "基本資料",
  "member/children/:childId/caregivers": "照顧者",
  "member/children/:childId/performance": "邁向下一張「嘉許證書」各範疇任務貼紙最近的每月報告並排查看",
  "member/children/:childId/subscription": "目前計劃",
  "member/children/:childId/update": "基本資料學校家庭居住環境日常生活品德現況",
  "member/children/create": "新增孩子基本資料學校家庭居住環境日常生活品德現況",
  "member/prizes": "獎勵計劃主題品",
  "member/profile": "個人資料基本登入你的",
  "member/profile/delete": "連結已失效",
  "member/settings": "設定語言付款方式電郵通知已登入的裝置",
  "member/settings/payment": "付款方式",
  "member/signout": "要登出帳戶嗎？",
  "member/special-activity": "特別活動已結束的",
  "member/special-activity/:activityId": "日期及名額報活動內容",
  "member/subscription-orders": "購買紀錄",
  newsletter: "教養貼士，直送你的電郵",
  "newsletter/unsubscribe": "取消訂閱電子通訊",
  offline: "你現時離線讀過的貼士",
  plans: "計劃及收費一年附送價值超過的禮品比較常見問題",
  "privacy-policy": "私隱政策重點摘要",
  school: {
    first: "學校版理念六大範疇，個品格強項智慧",
    below: "勇氣關愛公義節制靈性及超越課堂與家中認識派發實踐匯報批核回顧角色分工教職員帳戶社生計劃園享把帶進",
  },
  search: { first: "搜尋最新消息活動教養貼士學校版常見問題", below: "找不到相關內容" },
  "terms-and-conditions": "條款及細則重點摘要",
  "terms-of-subscription": "訂閱條款重點摘要",
  "wish/add-wish": "掛上願望",
  "wish/admin-wish": "審閱願望",
  "wish/wish-tree": "許願樹上有個望",
};

/**
 * What Chinese pages say in Latin letters, by weight: figures and signs, and the names of what they speak of. It is less than
 * half of what English is written with, which comes after the first view, for whoever else is named; each file is one that
 * three or four packets carry (`e2e/faces.spec.ts`). What lacks a letter costs a file of eight kilobytes and, since a face
 * that arrives lays out all of the page, a tenth of a second on a slow phone: the foot of every page names Facebook.
 */
const figures = " $+,-./0123456789:–";
export const latinInChinese = {
  400: `${figures}%&*@©·—…hello@gk.example GK App HK Facebook Cookie`,
  700: `${figures}App Store Google Play English Facebook HK`,
  900: `${figures}?·GK App HK`,
} as const;
