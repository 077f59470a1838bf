export { type Gap, Row, type RowProps, Stack, type StackProps } from "./Stack.tsx";
