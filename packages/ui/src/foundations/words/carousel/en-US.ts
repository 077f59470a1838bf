import type { CarouselWords } from "./zh-HK.ts";

export const english: CarouselWords = {
  carousel: "Carousel",
  previousItems: "Previous items",
  nextItems: "Next items",
  itemRange: (start, end, total) => `Showing ${start} to ${end} of ${total}`,
};
