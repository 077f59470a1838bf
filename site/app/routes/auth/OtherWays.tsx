import { type SocialService, socialNames } from "@gk/domain";
import { SocialSignIn } from "@gk/ui/social-sign-in";
import { useLocale } from "../../locale/locale.ts";
import { socialStartPath } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import type { AuthView } from "./auth-view.ts";

type OtherWaysProps = {
  /** The services that are connected (decision 53). */
  services: readonly SocialService[];
  view: AuthView;
  wanted: string | null;
};

/** Signs in, or opens an account, with another service; nothing where none is connected. */
export function OtherWays({ services, view, wanted }: OtherWaysProps) {
  const t = useTranslations();
  const locale = useLocale();
  if (services.length === 0) return null;
  const isSignIn = view === "signin";
  return (
    <SocialSignIn
      variant={isSignIn ? "sentences" : "names"}
      services={services.map((service) => ({
        mark: service,
        name: socialNames[service],
        label: t(`auth.social.${service}`),
        href: socialStartPath(service, locale, wanted),
      }))}
      words={{ divider: t("auth.social.divider"), note: isSignIn ? t("auth.social.note") : undefined }}
    />
  );
}
