import { contactType, type SchoolPlanSlug, schoolPlanSlugs } from "@gk/domain";
import type { ContactFormValues } from "@gk/ui/contact-form";
import type { MessageId } from "../../words/catalogue.ts";
import type { Translator } from "../../words/words.ts";

const planNames = {
  "school-basic": "plans.school.basic.name",
  "school-upgraded": "plans.school.upgraded.name",
  "school-full": "plans.school.full.name",
} as const satisfies Record<SchoolPlanSlug, MessageId>;

const isSchoolPlan = (about: string): about is SchoolPlanSlug => schoolPlanSlugs.some((slug) => slug === about);

/** What the form begins with for those who come from a page that knows what they want (`/contact-us?about=…`). */
export function beginning(t: Translator, about: string | null): Partial<ContactFormValues> {
  if (about === null) return {};
  if (isSchoolPlan(about)) {
    return { type: contactType.business, topic: t("contact.topic.schoolPlan", { plan: t(planNames[about]) }) };
  }
  if (about === "school") return { type: contactType.business, topic: t("contact.topic.school") };
  if (about === "event") return { type: contactType.customer, topic: t("contact.topic.event") };
  if (about === "advertise") return { type: contactType.business, topic: t("contact.topic.advertise") };
  if (about === "child-limit") return { type: contactType.customer, topic: t("contact.topic.childLimit") };
  if (about === "account") return { type: contactType.customer, topic: t("contact.topic.accountDeletion") };
  return {};
}
