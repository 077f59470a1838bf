import { Button } from "@gk/ui/button";
import type { TapAndGoFields } from "@gk/web";
import { type ComponentProps, useEffect, useRef, useState } from "react";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";

type TapAndGoFormProps = Pick<ComponentProps<typeof Button>, "size" | "aria-label"> & {
  /** What the provider has signed: exactly these are posted. */
  fields: TapAndGoFields;
  /** Whether the form is sent as soon as it shows, by a browser that runs scripts. */
  sendsItself: boolean;
};

/**
 * Goes to Tap & Go: a form that the browser posts, whose six hidden fields the provider has signed, and its button.
 * @source spec §7; T96
 */
export function TapAndGoForm({ fields, sendsItself, ...button }: TapAndGoFormProps) {
  const t = useTranslations();
  const form = useRef<HTMLFormElement>(null);
  const [isSent, setIsSent] = useState(false);
  useEffect(() => {
    if (sendsItself) form.current?.requestSubmit();
  }, [sendsItself]);
  return (
    <form ref={form} method="post" action={paths.tapAndGo} onSubmit={() => setIsSent(true)}>
      {Object.entries(fields).map(([name, value]) => (
        <input key={name} type="hidden" name={name} value={value} />
      ))}
      <Button {...button} type="submit" busy={isSent ? t("common.redirecting") : undefined}>
        {t("orders.pay")}
      </Button>
    </form>
  );
}
