import { CopyCode } from "@gk/ui/copy-code";
import { Notice } from "@gk/ui/notice";
import { useTranslations } from "../../words/words.ts";

/** Helps whoever has opened the page inside of an app to open it in a browser of their own. */
export function InAppBrowser({ app, address }: { app: string; address: string }) {
  const t = useTranslations();
  return (
    <>
      <Notice title={t("auth.inApp.title", { app })}>{t("auth.inApp.body")}</Notice>
      <CopyCode code={address} words={t.group("auth.inApp", ["copy", "copied"])} />
    </>
  );
}
