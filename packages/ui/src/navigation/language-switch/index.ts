export { LanguageChips, type LanguageChipsProps } from "./LanguageChips.tsx";
export type { Language } from "./LanguageLinks.tsx";
export { LanguageSwitch, type LanguageSwitchProps } from "./LanguageSwitch.tsx";
