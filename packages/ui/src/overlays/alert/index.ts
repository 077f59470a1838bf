export { Alert, type AlertProps } from "./Alert.tsx";
export { type AlertTone, alertTones } from "./Alert.variants.ts";
