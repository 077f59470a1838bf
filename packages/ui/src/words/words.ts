/**
 * Words that only a component knows ("close", "3 of 8"). The page's own words come in as props.
 * A key that is missing in one language does not compile; no component has a default in either.
 *
 * @source engineering guide, "ui is free of the product's plumbing"
 */
export const locales = ["zh-HK", "en-US"] as const;
export type Locale = (typeof locales)[number];

const chinese = {
  close: "關閉",
  forExample: "例如",
  loading: "載入中…",
  newWindow: "（在新視窗開啟）",
  optional: "選填",
  required: "必填",
  // The shell: header, menus, compact bar, footer.
  mainNavigation: "主導覽",
  quickNavigation: "快速導覽",
  memberNavigation: "會員選單",
  menu: "選單",
  openMenu: "開啟選單",
  closeMenu: "關閉選單",
  switchLanguage: "切換語言",
  skipToContent: "跳至主要內容",
  backToTop: "返回頁頂",
  promotion: "優惠推廣",
  hidePromotion: "隱藏優惠",
  breadcrumb: "目前位置",
  pagination: "分頁",
  previousPage: "上一頁",
  nextPage: "下一頁",
  carousel: "輪播",
  slide: "頁",
  previousItems: "上一組",
  nextItems: "下一組",
  itemRange: (start: number, end: number, total: number) => `正顯示第 ${start} 至 ${end} 項，共 ${total} 項`,
  // Overlays and messages.
  info: "提示",
  success: "成功！",
  error: "哎呀！",
  retry: "再試一次",
  ok: "知道了",
  notifications: "訊息",
  dismiss: "關閉此訊息",
  // Purchases.
  stepDone: "（已完成）",
  // Forms.
  pleaseSelect: "請選擇",
  showPassword: "顯示密碼",
  hidePassword: "隱藏密碼",
  increase: (label: string) => `增加：${label}`,
  decrease: (label: string) => `減少：${label}`,
  year: "年",
  month: "月",
  day: "日",
  selectedOfMax: (count: number, max: number) => `已選 ${count} 項，最多 ${max} 項`,
  selectionMax: (max: number) => `已達選擇上限（${max} 項）。請先移除一項，再選擇其他。`,
  uploading: (percent: number) => `上載中… ${percent}%`,
};

export type Words = typeof chinese;

const english: Words = {
  close: "Close",
  forExample: "For example",
  loading: "Loading…",
  newWindow: "(opens in a new window)",
  optional: "Optional",
  required: "Required",
  mainNavigation: "Main navigation",
  quickNavigation: "Quick navigation",
  memberNavigation: "My account navigation",
  menu: "Menu",
  openMenu: "Open menu",
  closeMenu: "Close menu",
  switchLanguage: "Switch language",
  skipToContent: "Skip to content",
  backToTop: "Back to top",
  promotion: "Promotion",
  hidePromotion: "Hide this offer",
  breadcrumb: "You are here",
  pagination: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  carousel: "Carousel",
  slide: "Slide",
  previousItems: "Previous items",
  nextItems: "Next items",
  itemRange: (start, end, total) => `Showing ${start} to ${end} of ${total}`,
  info: "Info",
  success: "Success!",
  error: "Oops!",
  retry: "Try again",
  ok: "OK",
  notifications: "Messages",
  dismiss: "Dismiss this message",
  stepDone: "(done)",
  pleaseSelect: "Please select",
  showPassword: "Show password",
  hidePassword: "Hide password",
  increase: (label) => `Add one: ${label}`,
  decrease: (label) => `Take one away: ${label}`,
  year: "Year",
  month: "Month",
  day: "Day",
  selectedOfMax: (count, max) => `${count} of ${max} selected`,
  selectionMax: (max) => `You’ve reached the maximum of ${max}. Remove one to choose another.`,
  uploading: (percent) => `Uploading… ${percent}%`,
};

export const words: Record<Locale, Words> = { "zh-HK": chinese, "en-US": english };
