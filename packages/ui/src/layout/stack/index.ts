export { Row, type RowProps, Stack, type StackProps } from "./Stack.tsx";
export { type Gap, gaps, type RowJustification, rowJustifications } from "./Stack.variants.ts";
