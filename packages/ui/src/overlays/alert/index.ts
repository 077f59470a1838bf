export { Alert, type AlertProps } from "./Alert.tsx";
export { type AlertKind, alertKinds } from "./Alert.variants.ts";
