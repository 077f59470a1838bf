export { ResendCountdown, type ResendCountdownProps, type ResendCountdownWords } from "./ResendCountdown.tsx";
