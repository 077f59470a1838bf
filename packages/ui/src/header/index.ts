export { Header, type HeaderProps, siteMenuId } from "./Header.tsx";
export { type Account, type NavigationId, type NavigationItem, navigationIds } from "./navigation.ts";
