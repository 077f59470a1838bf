import { Announced } from "@gk/ui/announced";
import { Button } from "@gk/ui/button";
import { Icon, icons } from "@gk/ui/icon";
import { Notice } from "@gk/ui/notice";
import { ScriptsOnly } from "@gk/ui/scripts-only";
import { Text } from "@gk/ui/text";
import { useState } from "react";
import { useTranslations } from "../../words/words.ts";

/** Helps whoever has opened the page inside of an app to open it in a browser of their own. */
export function InAppBrowser({ app, address }: { app: string; address: string }) {
  const t = useTranslations();
  const [copied, setCopied] = useState(false);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(address);
      setCopied(true);
    } catch {
      // Where the app refuses the clipboard, or has none, the address still stands there to be copied by hand.
      setCopied(false);
    }
  };
  return (
    <Notice
      title={t("auth.inApp.title", { app })}
      actions={
        <ScriptsOnly>
          <Button variant="secondary" size="sm" onClick={() => void copy()}>
            <Icon of={copied ? icons.check : icons.copy} />
            <Announced as="span">{t(copied ? "auth.inApp.copied" : "auth.inApp.copy")}</Announced>
          </Button>
        </ScriptsOnly>
      }
    >
      {t("auth.inApp.body")}
      <Text size="sm" dir="ltr">
        {address}
      </Text>
    </Notice>
  );
}
