import { useRouteError } from "react-router-dom";
import { useLocale } from "../locale/locale.ts";
import { spoken } from "../words/catalogue.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { LastResort } from "./LastResort.tsx";
import { useReloadFor } from "./useMissingChunk.ts";

/**
 * The error page, and one sentence where that fails too.
 *
 * @param missing what a page lacks that has not failed; otherwise it is what the route has failed with
 * @source spec §8; T114
 */
export function Failure({ missing }: { missing?: Error }) {
  const failed = useRouteError();
  const error = missing ?? failed;
  useReloadFor(error);
  return (
    <LastResort locale={spoken(useLocale())}>
      <ErrorScreen error={error} />
    </LastResort>
  );
}
