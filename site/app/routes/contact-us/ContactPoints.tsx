import { ButtonLink } from "@gk/ui/button";
import { icons } from "@gk/ui/icon";
import { IconList } from "@gk/ui/icon-list";
import { Link } from "@gk/ui/link";
import { Row } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import { contactPoints } from "../../contact-points.ts";
import { phrases } from "../../words/phrases.tsx";
import { useTranslations } from "../../words/words.ts";

/** Where else people reach us. */
export function ContactPoints() {
  const t = useTranslations();
  const email = t("contact.info.email.value");
  const school = t("contact.info.schoolEmail.value");
  const phone = t("contact.info.phone.value");
  const { network, href } = contactPoints.chat;
  return (
    <>
      <Heading level={2} size="2xl">
        {t("contact.info.title")}
      </Heading>
      <IconList
        emphasis="text"
        items={[
          {
            icon: icons.mail,
            term: t("contact.info.email"),
            text: <Link href={`mailto:${email}`}>{email}</Link>,
          },
          {
            icon: icons.school,
            term: t("contact.info.schoolEmail"),
            text: <Link href={`mailto:${school}`}>{school}</Link>,
          },
          {
            icon: icons.phone,
            term: t("contact.info.phone"),
            text: <Link href={`tel:${phone.replaceAll(" ", "")}`}>{phone}</Link>,
          },
          { icon: icons.clock, term: t("contact.info.hours"), text: phrases(t("contact.info.hours.value")) },
        ]}
      />
      <Heading level={2} size="lg">
        {t("contact.chat.title")}
      </Heading>
      <Text size="sm" tone="muted">
        {t("contact.chat.notice", { network })}
      </Text>
      <Row>
        <ButtonLink href={href} variant="secondary" size="sm">
          {t("contact.chat.start")}
        </ButtonLink>
      </Row>
    </>
  );
}
