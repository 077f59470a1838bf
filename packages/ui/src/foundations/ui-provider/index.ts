export { UiProvider, type UiProviderProps, useUi } from "./UiProvider.tsx";
