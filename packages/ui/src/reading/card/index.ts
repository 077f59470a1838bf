export { Card, CardGrid, type CardProps } from "./Card.tsx";
export { type CardVariant, cardVariants } from "./Card.variants.ts";
