export { Drawer, type DrawerProps } from "./Drawer.tsx";
export { type DrawerSide, drawerSides } from "./Drawer.variants.ts";
