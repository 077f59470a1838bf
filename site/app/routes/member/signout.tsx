import { cookies, destinations, localizePath } from "@gk/domain";
import { Button, ButtonLink } from "@gk/ui/button";
import { PageBody } from "@gk/ui/page-body";
import { PageHead } from "@gk/ui/page-head";
import { pictures } from "@gk/ui/pictures";
import { Sheet } from "@gk/ui/sheet";
import { Row, Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { redirect } from "react-router-dom";
import { page, visitOf } from "../../data/page.server.ts";
import { paths } from "../../paths.ts";
import { emptyTab } from "../../session/tab-storage.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/signout";

export const loader = page("signOut", (visit) => {
  if (!visit.hasSession) throw redirect(localizePath(destinations.afterSignOut, visit.locale));
  return {};
});

/**
 * Signs out (T23): tells the provider, drops the cookies even if that fails, and leaves by a whole page load, so that
 * nothing of the member's stays behind. What another site's page posts is refused before it comes here.
 */
// oxlint-disable-next-line gk/one-way-to-save -- it ends the session whatever the provider answers, and nothing typed is kept
export async function action(args: Route.ActionArgs) {
  const visit = visitOf(args);
  if (visit.hasSession) await visit.client.signOut();
  visit.endSession();
  // Whoever comes next is told nothing of this member (decision 68).
  for (const { name } of [cookies.alert, cookies.payment, cookies.wanted]) visit.setCookie(name, "", 0);
  const home = localizePath(destinations.afterSignOut, visit.locale);
  return redirect(home, { headers: { "Clear-Site-Data": '"storage"' } });
}

/** Asks whoever comes by a link or the address: only a button signs out. It stands also where the provider does not answer. */
export default function SignOut() {
  const t = useTranslations();
  return (
    <>
      <PageHead tone="banyan" picture={pictures.mascotStand} title={t("member.signOut.title")} />
      <PageBody width="form">
        <Sheet size="lg">
          {/* Sent by the browser and not by the router: the whole page goes. */}
          <form method="post" onSubmit={emptyTab}>
            <Stack>
              <Text>{t("member.signOut.body")}</Text>
              <Row>
                <Button type="submit">{t("member.signOut")}</Button>
                <ButtonLink href={paths.member} variant="secondary">
                  {t("member.signOut.stay")}
                </ButtonLink>
              </Row>
            </Stack>
          </form>
        </Sheet>
      </PageBody>
    </>
  );
}
