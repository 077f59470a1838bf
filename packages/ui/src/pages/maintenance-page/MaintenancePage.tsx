import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration } from "../../foundations/illustration/index.ts";
import { Heading, Text } from "../../foundations/text/index.ts";
import { Container } from "../../layout/container/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import * as css from "./MaintenancePage.css.ts";

type Way = { label: string; href: string };

export type MaintenancePageProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** The name of the product's logo. */
  logo: string;
  /** The switch of languages. */
  language?: ReactNode;
  /** The page's `h1`. */
  title: string;
  /** What happens, and what is safe. */
  body?: string | undefined;
  /** When the service is expected back, as a finished sentence. */
  expected?: string | undefined;
  /** What else is affected. */
  notice?: string | undefined;
} & (
    | {
        /** Leads to this page again, to see whether the service is back. */
        retry: Way;
        home?: never;
      }
    | {
        /** Leads home, once the service is back. */
        home: Way;
        retry?: never;
      }
  );

/** The page that stands for all others while the service is away: the bird mends a sapling. @source spec §8; decision 8 */
export function MaintenancePage({
  logo,
  language,
  title,
  body,
  expected,
  notice,
  retry,
  home,
  className,
  ...rest
}: MaintenancePageProps) {
  return (
    <div {...rest} className={cx(css.page, className)}>
      <header>
        <Container className={css.head}>
          <Illustration of={pictures.logo} alt={logo} eager className={css.logo} />
          {language}
        </Container>
      </header>
      <main id="main">
        <Container className={css.middle}>
          <Illustration of={pictures.maintenance} alt="" eager className={css.picture} />
          <Heading level={1}>{title}</Heading>
          {body && (
            <Text size="lead" className={css.lead}>
              {body}
            </Text>
          )}
          {expected && (
            <Tag className={css.time}>
              <Icon of={icons.clock} />
              {expected}
            </Tag>
          )}
          {retry ? (
            <ButtonLink href={retry.href} size="lg">
              <Icon of={icons.rotateCw} />
              {retry.label}
            </ButtonLink>
          ) : (
            <ButtonLink href={home.href} size="lg">
              <Icon of={icons.house} />
              {home.label}
            </ButtonLink>
          )}
          {notice && (
            <Text size="sm" tone="muted">
              {notice}
            </Text>
          )}
        </Container>
      </main>
    </div>
  );
}
