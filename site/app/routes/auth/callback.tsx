import { isSocialService, prefixedPath, splitPath } from "@gk/domain";
import { Button } from "@gk/ui/button";
import { Link } from "@gk/ui/link";
import { Notice } from "@gk/ui/notice";
import { Heading } from "@gk/ui/text";
import { data, redirect, useLocation, useSearchParams } from "react-router-dom";
import { unreachableStatus } from "../../data/keep-form.ts";
import { headTitled, translatorOf } from "../../data/head.server.ts";
import { page } from "../../data/page.server.ts";
import { usePageData } from "../../data/page.ts";
import { troubleOf } from "../../forms/issues.ts";
import { useWordIssue } from "../../forms/useWordIssue.tsx";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { Route } from "./+types/callback";
import { finishSocial } from "./finish-social.server.ts";

export { neverKept as headers } from "../../data/cache.ts";

export const loader = page("titled", async (visit, args: Route.LoaderArgs) => {
  const { service } = args.params;
  if (!isSocialService(service)) throw data(null, { status: 404 });
  const failure = await finishSocial(visit, service, args.url.searchParams);
  const { path, prefix } = splitPath(args.url.pathname);
  if (!prefix) throw redirect(prefixedPath(path, visit.locale) + args.url.search);
  const head = headTitled(visit, args.request, translatorOf(visit)("auth.callback.failed.title"));
  const { code = "unknown", params } = troubleOf(failure).formIssue ?? {};
  return data({ head, code, seconds: params?.["seconds"] }, { status: unreachableStatus });
});

/**
 * What somebody sees who comes back from another service while the provider can't be reached, or has too much to do: what
 * the service sent them back with is still good. The page itself is shown at an address that names its language (T15).
 */
export default function SocialReturn() {
  const t = useTranslations();
  const wordIssue = useWordIssue();
  const { code, seconds } = usePageData<typeof loader>();
  const { pathname } = useLocation();
  const [sentBack] = useSearchParams();
  return (
    <>
      <Heading level={1}>{t("auth.callback.failed.title")}</Heading>
      <Notice tone="warning">
        {wordIssue({ field: "", code, ...(seconds === undefined ? {} : { params: { seconds } }) })}
      </Notice>
      <form action={pathname}>
        {[...sentBack].map(([name, value]) => (
          <input key={name} type="hidden" name={name} value={value} />
        ))}
        <Button type="submit">{t("auth.callback.retry")}</Button>
      </form>
      <p>
        <Link href={paths.signIn}>{t("auth.callback.back")}</Link>
      </p>
    </>
  );
}
