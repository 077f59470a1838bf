import { contactBounds, contactType, type SchoolPlanSlug, schoolPlanSlugs } from "@gk/domain";
import type { ContactFormValues } from "@gk/ui/contact-form";
import type { MessageId } from "../../words/catalogue.ts";
import type { Translator } from "../../words/words.ts";

const planNames = {
  "school-basic": "plans.school.basic.name",
  "school-upgraded": "plans.school.upgraded.name",
  "school-full": "plans.school.full.name",
} as const satisfies Record<SchoolPlanSlug, MessageId>;

const isSchoolPlan = (about: string): about is SchoolPlanSlug => schoolPlanSlugs.some((slug) => slug === about);

/** A title may be longer than a topic. */
const eventTopic = (t: Translator, event: string | undefined) =>
  event === undefined
    ? t("contact.topic.event")
    : Array.from(t("contact.topic.eventNamed", { event })).slice(0, contactBounds.topic.max).join("");

/**
 * What the form begins with: most who write are parents, and those who come from a page that knows what they want
 * (`/contact-us?about=…`) have their topic.
 *
 * @param event the title of the event that somebody comes from
 */
export function beginning(t: Translator, about: string | null, event?: string): Partial<ContactFormValues> {
  const parent = { type: contactType.customer };
  if (about === null) return parent;
  if (isSchoolPlan(about)) {
    return { type: contactType.business, topic: t("contact.topic.schoolPlan", { plan: t(planNames[about]) }) };
  }
  if (about === "school") return { type: contactType.business, topic: t("contact.topic.school") };
  if (about === "event") return { ...parent, topic: eventTopic(t, event) };
  if (about === "advertise") return { type: contactType.business, topic: t("contact.topic.advertise") };
  if (about === "child-limit") return { ...parent, topic: t("contact.topic.childLimit") };
  if (about === "account") return { ...parent, topic: t("contact.topic.accountDeletion") };
  return parent;
}
