/** What leads through lists in parts, in Hong Kong Chinese; it also sets which keys there are. */
export const chinese = {
  pagination: "分頁",
  previousPage: "上一頁",
  nextPage: "下一頁",
  goToPage: (page: number) => `前往第 ${page} 頁`,
  carousel: "輪播",
  previousItems: "上一組",
  nextItems: "下一組",
  itemRange: (start: number, end: number, total: number) => `正顯示第 ${start} 至 ${end} 項，共 ${total} 項`,
};

/** Words of one language that lists in parts say. */
export type ListWords = typeof chinese;
