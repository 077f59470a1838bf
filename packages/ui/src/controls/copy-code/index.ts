export { CopyCode, type CopyCodeProps } from "./CopyCode.tsx";
