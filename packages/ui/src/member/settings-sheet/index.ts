export { SettingsSheet, type SettingsSheetProps } from "./SettingsSheet.tsx";
