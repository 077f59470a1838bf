import { ButtonLink } from "@gk/ui/button";
import { CallToAction } from "@gk/ui/call-to-action";
import { pictures } from "@gk/ui/pictures";
import type { ReactNode } from "react";
import { paths } from "../paths.ts";
import { useTranslations } from "../words/words.ts";

/** Asks schools to write to us; beside it another way on. */
export function SchoolEnquiry({ otherwise }: { otherwise: { href: string; text: ReactNode } }) {
  const t = useTranslations();
  return (
    <CallToAction
      {...t.group("school.enquiry", ["title", "lead"])}
      picture={pictures.mascotStand}
      actions={
        <>
          <ButtonLink href={paths.contactAbout("school")}>{t("school.enquiry.cta")}</ButtonLink>
          <ButtonLink href={otherwise.href} variant="quiet">
            {otherwise.text}
          </ButtonLink>
        </>
      }
    />
  );
}
