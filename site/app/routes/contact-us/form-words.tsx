import { contactType, salutation } from "@gk/domain";
import type { ContactFormWords } from "@gk/ui/contact-form";
import { Link } from "@gk/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";

const privacy = (words: ReactNode[]) => <Link href={paths.privacy}>{words}</Link>;

export const formWords = (t: Translator): ContactFormWords => ({
  labels: {
    ...t.group("contact.form.*.label", ["type", "name", "email", "phone", "topic", "message"]),
    title: t("contact.form.salutation.label"),
  },
  hints: t.group("contact.form.*.hint", ["phone", "message"]),
  placeholders: {
    ...t.group("contact.form.*.placeholder", ["name", "email", "phone", "topic", "message"]),
    title: t("contact.form.salutation.placeholder"),
  },
  privacy: t.rich("contact.form.privacy", { privacy }),
  ...t.group("contact.form", ["submit", "submitting"]),
});

/** In which capacity someone writes. */
export const typeOptions = (t: Translator) =>
  (["customer", "business"] as const).map((type) => ({
    value: contactType[type],
    label: t(`contact.form.type.${type}`),
    hint: t(`contact.form.type.${type}.hint`),
  }));

/** How to address someone. */
export const titleOptions = (t: Translator) =>
  (["mr", "mrs", "ms"] as const).map((title) => ({
    value: salutation[title],
    label: t(`contact.form.salutation.${title}`),
  }));
