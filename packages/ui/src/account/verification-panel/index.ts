export { VerificationPanel, type VerificationPanelProps } from "./VerificationPanel.tsx";
