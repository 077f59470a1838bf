import { MemberLayout } from "@gk/ui/member-layout";
import { MemberMenu } from "@gk/ui/member-menu";
import { useLocation } from "react-router-dom";
import { Outlet } from "react-router";
import { splitPath } from "@gk/domain";
import { memberOnly } from "../session/guards.server.ts";
import { useWords } from "../words/words.ts";
import { memberItems } from "./member-navigation.tsx";

export const middleware = [memberOnly];

/** A loader of its own, so that the guard also runs when the router moves here without a page load. */
export const loader = () => null;

export const handle = { areas: ["member"] };

/** The member area: its menu beside its pages. @source spec §2 */
export default function MemberAreaLayout() {
  const t = useWords();
  const { path } = splitPath(useLocation().pathname);
  return (
    <MemberLayout menu={<MemberMenu label={t("member.menu.title")} items={memberItems(t, path)} />}>
      <Outlet />
    </MemberLayout>
  );
}
