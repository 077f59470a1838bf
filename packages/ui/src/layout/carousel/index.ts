export { Carousel, type CarouselItem, type CarouselProps } from "./Carousel.tsx";
export { type CarouselSize, carouselSizes, type PerSlide, perSlides } from "./Carousel.variants.ts";
