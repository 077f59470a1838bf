export { Header, type HeaderProps } from "./Header.tsx";
export type { Account, AccountPage, NavigationItem, SignOut } from "./navigation.ts";
export { siteMenuId } from "./site-menu-id.ts";
