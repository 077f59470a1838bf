import type { PageWords } from "./zh-HK.ts";

export const english: PageWords = {
  pagination: "Pages",
  previousPage: "Previous page",
  nextPage: "Next page",
  goToPage: (page) => `Go to page ${page}`,
};
