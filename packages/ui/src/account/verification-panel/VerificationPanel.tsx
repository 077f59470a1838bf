import type { ComponentProps, ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./VerificationPanel.css.ts";

export type VerificationPanelProps = Omit<ComponentProps<"section">, "children"> & {
  /** The control that sends the mail again, which says itself when that is possible. */
  resend: ReactNode;
  /** A second way on, such as a link to contact. */
  actions?: ReactNode;
  /** What to do, and where the mail went. */
  words: {
    title: ReactNode;
    /** Says where the mail went; put the address in `<strong>`. */
    body: ReactNode;
    /** What to do when the mail does not arrive, or the address is wrong. */
    hint: ReactNode;
  };
};

/** Asks for the e-mail address to be verified. The title is the page's `h1`. @source spec §4 "Email verification" */
export function VerificationPanel({ resend, actions, words, ...rest }: VerificationPanelProps) {
  return (
    <Sheet {...rest} size="lg" as="section">
      <div className={css.panel}>
        <Illustration of={pictures.emailVerification} alt="" eager className={css.picture} />
        <Heading level={1} size="4xl" tabIndex={-1}>
          {words.title}
        </Heading>
        <Text size="lead" className={css.body}>
          {words.body}
        </Text>
        <div className={css.hint}>
          <Icon of={icons.info} className={css.icon} />
          <div>{words.hint}</div>
        </div>
        <div className={css.actions}>
          {resend}
          {actions}
        </div>
      </div>
    </Sheet>
  );
}
