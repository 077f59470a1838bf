/** The side of the window that a drawer comes from; start and end follow the direction of reading. */
export const drawerSides = ["start", "end", "bottom"] as const;
export type DrawerSide = (typeof drawerSides)[number];
