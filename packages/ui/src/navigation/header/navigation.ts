import type { ReactNode } from "react";
import type { IconDrawing } from "../../foundations/icon/index.ts";

export type NavigationItem = {
  /** Tells it from the other entries. */
  id: string;
  /** What one reads. */
  label: string;
  /** Where it leads. */
  href: string;
  /** Whether this is the page that is shown. */
  current?: boolean | undefined;
  /** Drawn beside it in the `Sidebar`, and in the header where it stands out. */
  icon?: IconDrawing | undefined;
  /** Whether the entry stands out. @source T32 */
  highlighted?: boolean | undefined;
};

type Place = { label: string; href: string };

/** The way out: a button that sends a form of yours, also before scripts. What is a link may be followed by nobody. */
export type SignOut = {
  label: string;
  /** The `id` of the form, which is anywhere in the page. */
  form: string;
};

export type AccountPage = Place & {
  id: string;
  /** Whether this is the page that is shown. */
  current?: boolean | undefined;
};

/** Who is looking: somebody who may sign in or register, or a member with a name. */
export type Account =
  | { kind: "guest"; signIn: Place; register: Place }
  | {
      kind: "member";
      name: ReactNode;
      /** Leads to the member area. */
      href: string;
      /** The address of the member's own picture, once there is one. */
      picture?: string | undefined;
      /** The pages of the member area, in order: the header's account menu holds them. */
      pages: readonly AccountPage[];
      signOut: SignOut;
    };
