export { type Caregiver, CaregiverList } from "./CaregiverList.tsx";
export { CaregiverPanel, type CaregiverPanelProps } from "./CaregiverPanel.tsx";
