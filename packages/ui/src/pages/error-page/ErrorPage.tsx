import { cx } from "class-variance-authority";
import { Children, type ComponentProps, type ReactNode } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Figure, Heading, Text } from "../../foundations/text/index.ts";
import { VisuallyHidden } from "../../foundations/visually-hidden/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Row } from "../../layout/stack/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./ErrorPage.css.ts";

export type ErrorPageProps = ComponentProps<"div"> & {
  /** The HTTP status. Without an answer, as without a connection, there is none, and no picture or face that would have to come. */
  status?: number | undefined;
  /** The status aloud, and what it means for the reader. */
  words: {
    /** Says the status, where there is one, to a screen reader: "Error 404". */
    code: string;
    title: string;
    body: string;
  };
  /** The way back to the home page. */
  home: { label: string; href: string };
  /** A second way on, for instance to the contact page. */
  contact?: { label: string; href: string } | undefined;
  /** What else can be done, before the ways on: for instance to send again what was filled in. */
  children?: ReactNode;
};

/** A page that could not be shown: the bird with a map, the status, what it means and the way home. @source spec §2, §8 */
export function ErrorPage({ status, words, home, contact, children, className, ...rest }: ErrorPageProps) {
  return (
    <Container {...rest} className={cx(css.page, className)}>
      {status && <Illustration of={pictures.error404} alt="" eager className={css.picture} />}
      {status && (
        <p>
          <VisuallyHidden>{words.code}</VisuallyHidden>
          <span aria-hidden>
            <Figure className={css.code}>{status}</Figure>
          </span>
        </p>
      )}
      <Heading level={1} size="4xl" className={status === undefined ? css.unanswered : undefined}>
        {words.title}
      </Heading>
      <Text size="lead" className={css.lead}>
        {words.body}
      </Text>
      <Row justify="center">
        {children}
        <ButtonLink
          href={home.href}
          size="lg"
          variant={Children.toArray(children).length > 0 ? "secondary" : "primary"}
        >
          <Icon of={icons.house} />
          {home.label}
        </ButtonLink>
        {contact && (
          <ButtonLink href={contact.href} variant="quiet">
            {contact.label}
          </ButtonLink>
        )}
      </Row>
    </Container>
  );
}
