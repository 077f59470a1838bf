export { AppLine, type AppLineProps } from "./AppLine.tsx";
