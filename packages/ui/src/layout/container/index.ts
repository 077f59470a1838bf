export { Container, type ContainerProps } from "./Container.tsx";
export { type ContainerWidth, containerWidths } from "./Container.variants.ts";
