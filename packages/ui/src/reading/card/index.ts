export { Card, CardGrid, type CardProps } from "./Card.tsx";
export { type CardLook, cardLooks } from "./Card.variants.ts";
