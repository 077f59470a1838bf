import type { ListWords } from "./zh-HK.ts";

export const english: ListWords = {
  pagination: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  goToPage: (page) => `Go to page ${page}`,
  carousel: "Carousel",
  previousItems: "Previous items",
  nextItems: "Next items",
  itemRange: (start, end, total) => `Showing ${start} to ${end} of ${total}`,
};
