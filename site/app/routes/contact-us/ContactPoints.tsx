import { DefinitionList } from "@gk/ui/definition-list";
import { Illustration } from "@gk/ui/illustration";
import { Link } from "@gk/ui/link";
import { pictures } from "@gk/ui/pictures";
import { Heading } from "@gk/ui/text";
import { useTranslations } from "../../words/words.ts";

/** Where else people reach us. */
export function ContactPoints() {
  const t = useTranslations();
  const email = t("contact.info.email.value");
  const school = t("contact.info.schoolEmail.value");
  const phone = t("contact.info.phone.value");
  return (
    <>
      <Heading level={2} size="2xl">
        {t("contact.info.title")}
      </Heading>
      <DefinitionList
        variant="stitched"
        items={[
          { id: "email", term: t("contact.info.email"), detail: <Link href={`mailto:${email}`}>{email}</Link> },
          {
            id: "school",
            term: t("contact.info.schoolEmail"),
            detail: <Link href={`mailto:${school}`}>{school}</Link>,
          },
          {
            id: "phone",
            term: t("contact.info.phone"),
            detail: <Link href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</Link>,
          },
          { id: "hours", term: t("contact.info.hours"), detail: t("contact.info.hours.value") },
        ]}
      />
      <Illustration of={pictures.mascotStand} alt="" />
    </>
  );
}
