/** What pieces of every kind say, in Hong Kong Chinese; it also sets which keys there are. */
export const chinese = {
  close: "關閉",
  forExample: "例如",
  loading: "載入中…",
  pleaseSelect: "請選擇",
  optional: "選填",
  required: "必填",
  // The shell: header, menus, compact bar, footer.
  mainNavigation: "主導覽",
  quickNavigation: "快速導覽",
  memberNavigation: "會員選單",
  accountMenu: "帳戶選單",
  menu: "選單",
  openMenu: "開啟選單",
  closeMenu: "關閉選單",
  switchLanguage: "切換語言",
  skipToContent: "跳至主要內容",
  backToTop: "返回頁頂",
  promotion: "優惠推廣",
  hidePromotion: "隱藏優惠",
  breadcrumb: "目前位置",
  sidewaysTable: "可左右捲動的表格",
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
};

/** Words of one language that pieces of every kind say. */
export type GeneralWords = typeof chinese;
