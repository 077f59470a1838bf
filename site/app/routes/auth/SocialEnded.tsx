import { socialNames } from "@gk/domain";
import { Notice } from "@gk/ui/notice";
import { useTranslations } from "../../words/words.ts";
import type { SocialEnding } from "./social-return.ts";

/** Says how a sign-in with a service has ended. Who has changed their mind is told so and not warned (T93). */
export function SocialEnded({ of: { service, ending } }: { of: SocialEnding }) {
  const t = useTranslations();
  const network = socialNames[service];
  if (ending === "cancelled") return <Notice>{t("auth.callback.cancelled", { network })}</Notice>;
  return (
    <Notice tone="warning" title={t("auth.callback.failed.title")} urgent>
      {ending === "failed" && t("auth.callback.failed.body", { network })}
      {ending === "noEmail" && t("auth.callback.noEmail", { network })}
      {ending === "emailInUse" && t("auth.callback.emailInUse")}
      {ending === "stateMismatch" && t("auth.callback.stateMismatch")}
    </Notice>
  );
}
