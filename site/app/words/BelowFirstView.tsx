import type { Locale } from "@gk/domain";
import { afterPaint } from "@gk/ui/after-paint";
import { UiProvider, useUi } from "@gk/ui/ui-provider";
import { type ReactNode, startTransition, useEffect, useState } from "react";
import { Translation, useTranslations } from "./words.ts";

/**
 * What lies below a page's first view: in another language it is drawn once the first view is there in it, since a slow
 * phone needs as long for the one as for the other. What it holds is drawn anew by its words alone where it is memoised, and
 * says of itself which language it is in until then.
 */
export function BelowFirstView({ children }: { children: ReactNode }) {
  const t = useTranslations();
  const { link } = useUi<Locale>();
  const [spoken, setSpoken] = useState(() => t);
  useEffect(() => afterPaint(() => startTransition(() => setSpoken(() => t))), [t]);
  return (
    <Translation value={spoken}>
      <UiProvider locale={spoken.locale} link={link}>
        <div lang={spoken.locale}>{children}</div>
      </UiProvider>
    </Translation>
  );
}
