import { cva } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { StoreButton, type StoreButtonProps } from "../../controls/store-button/index.ts";
import { BrandMark, Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, type Picture } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { narrowWindow } from "../../foundations/theme/media.ts";
import { Container } from "../../layout/container/index.ts";
import { Rim } from "../../layout/rim/index.ts";
import { Row } from "../../layout/stack/index.ts";
import * as css from "./Footer.css.ts";
import type { FooterTone, SocialNetwork } from "./Footer.variants.ts";

const look = cva(css.footer, { variants: { tone: css.tone, landscape: { true: css.underPicture } } });

type FooterLink = { label: string; href: string };
type Landscape = { wide: Picture; narrow: Picture };

export type FooterProps = Omit<ComponentProps<"footer">, "children"> & {
  /** `gray` on the contact page, `white` elsewhere. @default "white" */
  tone?: FooterTone | undefined;
  /** A picture that lies above the links over the whole width, in the wide layout and in the narrow one. @default none */
  landscape?: Landscape | undefined;
  /** Your logo. @default none */
  logo?: Picture | undefined;
  /** One line under the logo. */
  tagline: string;
  /** The stores with the mobile app. @default none */
  stores?: readonly StoreButtonProps[] | undefined;
  /** Two groups of links, each under its heading. */
  columns: readonly { heading: string; links: readonly FooterLink[] }[];
  /** The ways to follow us, under their heading. */
  social: {
    heading: string;
    /** Five networks and the e-mail address. @source T43 */
    links: readonly (FooterLink & { network: SocialNetwork })[];
  };
  /** The social timeline, or what stands for it until the visitor asks (`SocialTimeline`). */
  timeline?: ReactNode;
  /** The range of years and the owner, as finished text. @source T36 */
  copyright: string;
  /** The address for questions, as text. */
  email: string;
};

/** The foot of a page: the app in its stores, groups of links, the ways to follow us. @source spec §2 "Navigation"; DESIGN §7 */
export function Footer({
  tone = "white",
  landscape,
  logo,
  tagline,
  stores = [],
  columns,
  social,
  timeline,
  copyright,
  email,
  className,
  ...rest
}: FooterProps) {
  return (
    <footer {...rest} className={look({ tone, landscape: landscape !== undefined, className })}>
      {landscape && <Horizon {...landscape} />}
      <Container>
        <div className={css.main}>
          <div className={css.broad}>
            {logo && <Illustration of={logo} alt="" className={css.logo} />}
            <Text tone="muted">{tagline}</Text>
            {stores.length > 0 && (
              <Row>
                {stores.map((store) => (
                  <StoreButton key={store.store} {...store} />
                ))}
              </Row>
            )}
          </div>
          {columns.map(({ heading, links }, place) => (
            <Column key={place} heading={heading} links={links} />
          ))}
          <div className={css.broad}>
            <div>
              <h2 className={css.heading}>{social.heading}</h2>
              <ul className={css.social}>
                {social.links.map(({ network, label, href }) => (
                  <li key={network}>
                    <Link href={href} aria-label={label} className={css.network}>
                      <NetworkMark network={network} />
                    </Link>
                  </li>
                ))}
              </ul>
            </div>
            {timeline && <div className={css.timeline}>{timeline}</div>}
          </div>
        </div>
        <div className={css.legal}>
          <p>{copyright}</p>
          <p>{email}</p>
        </div>
      </Container>
    </footer>
  );
}

function Column({ heading, links }: FooterProps["columns"][number]) {
  const id = useId();
  return (
    <nav aria-labelledby={id}>
      <h2 id={id} className={css.heading}>
        {heading}
      </h2>
      <ul>
        {links.map(({ label, href }) => (
          <li key={href}>
            <Link href={href} className={css.link}>
              {label}
            </Link>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function Horizon({ wide, narrow }: Landscape) {
  return (
    <>
      <Rim side="above" className={css.rim} />
      <picture>
        <source media={narrowWindow} srcSet={narrow.src} />
        <Illustration of={wide} alt="" className={css.landscape} />
      </picture>
    </>
  );
}

function NetworkMark({ network }: { network: SocialNetwork }) {
  return network === "email" ? <Icon of={icons.mail} /> : <BrandMark name={network} />;
}
