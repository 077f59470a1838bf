import { linkTo } from "../words/link-to.tsx";
import { paths } from "../paths.ts";
import type { Translator } from "../words/words.ts";

/** What the newsletter's form says, wherever it stands. */
export const newsletterFormWords = (t: Translator) => ({
  email: t("newsletter.email.label"),
  placeholder: t("newsletter.email.placeholder"),
  ...t.group("newsletter", ["consent", "submit"]),
  submitting: t("common.sending"),
  privacy: t.rich("newsletter.privacy", { privacy: linkTo(paths.privacy) }),
});
