import { contactType, salutation } from "@gk/domain";
import type { ContactFormWords } from "@gk/ui/contact-form";
import { Link } from "@gk/ui/link";
import type { ReactNode } from "react";
import { paths } from "../../paths.ts";
import type { Translator } from "../../words/words.ts";

const privacy = (words: ReactNode[]) => <Link href={paths.privacy}>{words}</Link>;

export const formWords = (t: Translator): ContactFormWords => ({
  labels: {
    type: t("contact.form.type.label"),
    title: t("contact.form.salutation.label"),
    name: t("contact.form.name.label"),
    email: t("contact.form.email.label"),
    phone: t("contact.form.phone.label"),
    topic: t("contact.form.topic.label"),
    message: t("contact.form.message.label"),
  },
  hints: {
    email: t("contact.form.email.hint"),
    phone: t("contact.form.phone.hint"),
    message: t("contact.form.message.hint"),
  },
  placeholders: {
    name: t("contact.form.name.placeholder"),
    phone: t("contact.form.phone.placeholder"),
    topic: t("contact.form.topic.placeholder"),
    message: t("contact.form.message.placeholder"),
  },
  privacy: t.rich("contact.form.privacy", { privacy }),
  submit: t("contact.form.submit"),
  submitting: t("contact.form.sending"),
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
