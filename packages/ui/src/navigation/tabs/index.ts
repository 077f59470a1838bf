export { type Tab, Tabs, type TabsProps } from "./Tabs.tsx";
export { type TabVariant, tabVariants } from "./Tabs.variants.ts";
