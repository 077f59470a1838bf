import { type CaptchaAction, captchaField } from "@gk/domain";
import { Text } from "@gk/ui/text";
import { linkTo } from "../words/link-to.tsx";
import { useTranslations } from "../words/words.ts";

/** What a form's captcha is about, from the page's loader. */
export type CaptchaChallenge = {
  action: CaptchaAction;
  /** The token of one attempt, where the provider gives them out. */
  token: string;
  /** The key of reCAPTCHA v3, where that is asked for tokens. */
  siteKey?: string;
};

const policies = { privacy: "https://policies.google.com/privacy", terms: "https://policies.google.com/terms" };

/** The captcha's part of a form: the token's field, and what Google asks to be said where its service is used. */
export function Captcha({ token, siteKey }: CaptchaChallenge) {
  const t = useTranslations();
  return (
    <>
      <input type="hidden" name={captchaField} value={token} />
      {siteKey && (
        <Text size="xs" tone="muted">
          {t.rich("captcha.notice", { privacy: linkTo(policies.privacy), terms: linkTo(policies.terms) })}
        </Text>
      )}
    </>
  );
}
