import { spoken } from "../words/catalogue.ts";
import { useLocale } from "../locale/locale.ts";
import { ErrorScreen } from "./ErrorScreen.tsx";
import { LastResort } from "./LastResort.tsx";
import { useReloadFor } from "./useMissingChunk.ts";

/** The error page, and one sentence where that fails too. @source spec §8; T114 */
export function Failure({ error }: { error: unknown }) {
  useReloadFor(error);
  return (
    <LastResort locale={spoken(useLocale())}>
      <ErrorScreen error={error} />
    </LastResort>
  );
}
