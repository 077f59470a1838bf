/** The ten places of the site's navigation, in no order: the site orders its entries. @source spec §2 "Navigation", T30 */
export const navigationIds = [
  "school",
  "introduction",
  "app",
  "events",
  "news",
  "tips",
  "market",
  "about",
  "plans",
  "contact",
] as const;
export type NavigationId = (typeof navigationIds)[number];

export type NavigationItem = {
  /** Which place it is: decides its icon. */
  id: NavigationId;
  /** What one reads. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Whether this is the page that is shown. */
  current?: boolean;
  /** Whether the entry stands out: the school edition for a member. @source T32 */
  highlighted?: boolean;
};

type Place = { label: string; href: string };

/** Who is looking: somebody who may sign in or register, or a member with a name. */
export type Account =
  | { kind: "guest"; signIn: Place; register: Place }
  | {
      kind: "member";
      name: string;
      /** Leads to the member area. */
      href: string;
      /** The address of the member's own picture, once there is one. */
      picture?: string | undefined;
      signOut: Place;
    };
