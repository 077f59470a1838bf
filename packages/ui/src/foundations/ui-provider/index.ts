export type { LinkProps } from "./link-props.ts";
export { UiProvider, type UiProviderProps, useUi } from "./UiProvider.tsx";
