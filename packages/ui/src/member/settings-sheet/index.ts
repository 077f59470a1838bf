export { SettingsFact, type SettingsFactProps } from "./SettingsFact.tsx";
export { SettingsSheet, type SettingsSheetProps } from "./SettingsSheet.tsx";
