export { type Tab, Tabs, type TabsProps } from "./Tabs.tsx";
export { type TabLook, tabLooks } from "./Tabs.variants.ts";
