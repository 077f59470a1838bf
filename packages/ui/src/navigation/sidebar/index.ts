export { drawer, head as drawerHead } from "./Sidebar.css.ts";
export { Sidebar, type SidebarProps } from "./Sidebar.tsx";
