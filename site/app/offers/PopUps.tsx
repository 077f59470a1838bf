import { type ComponentType, useEffect, useState } from "react";
import { useLocale } from "../locale/locale.ts";
import { catalogue } from "../words/catalogue.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { leaveBehind, loadPopUp, type PopUpKind, type PopUpProps } from "./pop-up.ts";
import { mayAsk } from "./quiet-pages.ts";
import { whenCalm } from "./when-calm.ts";

type Shown = { kind: PopUpKind; PopUp: ComponentType<PopUpProps>; open: boolean };

/** Whoever was asked once is not asked again before the document is left: neither the same nor the other thing. */
let hasAsked = false;

/** The pop-ups that come by themselves, one in a visit. @source spec §4; decisions 46 and 130 */
export function PopUps({ path }: { path: string }) {
  const locale = useLocale();
  const [shown, setShown] = useState<Shown>();

  useEffect(() => {
    if (hasAsked || !mayAsk(path)) return undefined;
    let isLeft = false;
    const ask = async () => {
      const { popUpFor } = await import("./rules.ts");
      const kind = popUpFor(document.cookie);
      if (!kind) return;
      const PopUp = await loadPopUp(kind, locale);
      if (isLeft || hasAsked) return;
      hasAsked = true;
      if (kind === "welcome") leaveBehind("welcome/shown");
      setShown({ kind, PopUp, open: true });
    };
    // What can't be fetched is not worth a word.
    const callOff = whenCalm(() => void ask().catch(() => undefined));
    return () => {
      isLeft = true;
      callOff();
      // Whoever goes back meanwhile leaves it behind.
      setShown((before) => before && { ...before, open: false });
    };
  }, [path, locale]);

  if (!shown) return null;
  const { kind, PopUp, open } = shown;
  const close = (isAnswered: boolean) => {
    setShown({ ...shown, open: false });
    if (kind === "newsletter" && !isAnswered) leaveBehind("newsletter/closed");
  };
  return (
    <Translation value={createTranslator(locale, catalogue(locale))}>
      <PopUp open={open} onClose={close} />
    </Translation>
  );
}
