export { SettingsFact, type SettingsFactProps } from "./SettingsFact.tsx";
export { SettingsRow, type SettingsRowProps } from "./SettingsRow.tsx";
export { SettingsSheet, type SettingsSheetProps } from "./SettingsSheet.tsx";
