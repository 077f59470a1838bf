/** What leads through the pages of a list, in Hong Kong Chinese; it also sets which keys there are. */
export const chinese = {
  pagination: "分頁",
  previousPage: "上一頁",
  nextPage: "下一頁",
  goToPage: (page: number) => `前往第 ${page} 頁`,
};

/** Words of one language that lead through the pages of a list. */
export type PageWords = typeof chinese;
