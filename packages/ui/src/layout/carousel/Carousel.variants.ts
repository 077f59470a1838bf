/** The most items that a carousel shows at a time. */
export const perSlides = [1, 2, 3] as const;
export type PerSlide = (typeof perSlides)[number];

/** How much room an item takes: `sm` some words, `md` a card. */
export const carouselSizes = ["sm", "md"] as const;
export type CarouselSize = (typeof carouselSizes)[number];
