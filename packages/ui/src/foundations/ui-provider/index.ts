export type { LinkProps } from "./link-props.ts";
export { UiProvider, type UiProviderProps, useUi } from "./UiProvider.tsx";
export { useFormWords } from "./useFormWords.ts";
export { useWordsOf } from "./useWordsOf.ts";
