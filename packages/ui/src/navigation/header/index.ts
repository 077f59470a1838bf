export { Header, type HeaderProps } from "./Header.tsx";
export { type Account, type NavigationId, type NavigationItem, navigationIds } from "./navigation.ts";
export { siteMenuId } from "./site-menu-id.ts";
