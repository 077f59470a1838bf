import { type ComponentType, useEffect, useState } from "react";
import { useLocale } from "../locale/locale.ts";
import { catalogue } from "../words/catalogue.ts";
import { createTranslator, Translation } from "../words/words.ts";
import { whenAsked } from "./know-more.ts";
import { leaveBehind, loadPopUp, type PopUpKind } from "./pop-up.ts";
import type { PopUpProps } from "./pop-up-props.ts";
import { mayAsk } from "./quiet-pages.ts";
import { whenCalm } from "./when-calm.ts";

type Shown = {
  /** Another one for each time that it comes, so that none begins with what was answered before. */
  id: number;
  kind: PopUpKind;
  PopUp: ComponentType<PopUpProps>;
  open: boolean;
  email?: string | undefined;
};

/** Puts a pop-up in front of what showed before, if anything did. */
const comes =
  (popUp: Pick<Shown, "kind" | "PopUp" | "email">) =>
  (before: Shown | undefined): Shown => ({ ...popUp, id: (before?.id ?? 0) + 1, open: true });

/** Whoever was asked once is not asked again before the document is left: neither the same nor the other thing. */
let hasAsked = false;

/**
 * The pop-ups that come by themselves, one in a visit, and the newsletter's for whoever wants to know more.
 * @source spec §4; decisions 46 and 130; T46
 */
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
      setShown(comes({ kind, PopUp }));
    };
    // What can't be fetched is not worth a word.
    const callOff = whenCalm(() => void ask().catch(() => undefined));
    return () => {
      isLeft = true;
      callOff();
    };
  }, [path, locale]);

  useEffect(() => {
    let isLeft = false;
    const end = whenAsked(({ email, goOn }) => {
      hasAsked = true;
      leaveBehind("newsletter/again");
      const show = (PopUp: ComponentType<PopUpProps>) => {
        if (!isLeft) setShown(comes({ kind: "newsletter", PopUp, email }));
      };
      void loadPopUp("newsletter", locale).then(show, goOn);
    });
    return () => {
      isLeft = true;
      end();
      // Whoever goes back meanwhile leaves it behind.
      setShown((before) => before && { ...before, open: false });
    };
    // oxlint-disable-next-line react/exhaustive-effect-dependencies -- another page ends what was asked on this one
  }, [path, locale]);

  if (!shown) return null;
  const { id, kind, PopUp, open, email } = shown;
  const close = (isAnswered: boolean) => {
    setShown({ ...shown, open: false });
    if (kind === "newsletter" && !isAnswered) leaveBehind("newsletter/closed");
  };
  return (
    <Translation value={createTranslator(locale, catalogue(locale))}>
      <PopUp key={id} open={open} onClose={close} email={email} />
    </Translation>
  );
}
