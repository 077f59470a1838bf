import { splitPath } from "@gk/domain";
import { MemberLayout } from "@gk/ui/member-layout";
import { MemberMenu } from "@gk/ui/member-menu";
import { Outlet, useLocation, useMatches } from "react-router-dom";
import { Connection } from "../offline/Connection.tsx";
import { memberOnly } from "../session/guards.server.ts";
import { pictureOf } from "../session/picture.ts";
import { useEndElsewhere } from "../session/useEndElsewhere.ts";
import { useVisitor } from "../session/useVisitor.ts";
import { named } from "../words/named.tsx";
import { useTranslations } from "../words/words.ts";
import { memberItems } from "./member-navigation.ts";
import { signOutForm } from "./SignOutForm.tsx";

export const middleware = [memberOnly];

/** A loader of its own, so that the guard also runs when the router moves here without a page load. */
export const loader = () => null;

type Matches = readonly { loaderData?: unknown }[];

/** The page of the menu that a page belongs to, where its loader says that it is not the one of its address. */
const menuPageOf = (matches: Matches) =>
  (matches.at(-1)?.loaderData as { menuPage?: string } | null | undefined)?.menuPage;

/** The member area: its menu beside its pages. @source spec §2 */
export default function MemberAreaLayout() {
  const t = useTranslations();
  useEndElsewhere();
  const { path } = splitPath(useLocation().pathname);
  const { member } = useVisitor();
  const marked = menuPageOf(useMatches()) ?? path;
  const count = member?.childrenCount ?? 0;
  return (
    <MemberLayout
      data-member={member?.id}
      menu={
        <MemberMenu
          items={memberItems(t, marked)}
          member={{
            name: named(member?.name ?? "", t.locale),
            detail: count > 0 ? t("member.menu.children.count", { count }) : undefined,
            picture: pictureOf(member),
          }}
          signOut={{ label: t("member.signOut"), form: signOutForm }}
        />
      }
    >
      <Outlet />
      <Connection />
    </MemberLayout>
  );
}
