/** What a carousel says, in Hong Kong Chinese; it also sets which keys there are. */
export const chinese = {
  carousel: "輪播",
  previousItems: "上一組",
  nextItems: "下一組",
  itemRange: (start: number, end: number, total: number) => `正顯示第 ${start} 至 ${end} 項，共 ${total} 項`,
};

/** Words of one language that a carousel says. */
export type CarouselWords = typeof chinese;
