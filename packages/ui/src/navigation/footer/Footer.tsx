import { cva } from "class-variance-authority";
import { type ReactNode, useId } from "react";
import { StoreButton, type StoreButtonProps } from "../../controls/store-button/index.ts";
import { Glyph, type GlyphName, Icon, icons } from "../../foundations/icon/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { media } from "../../foundations/theme/media.ts";
import { Container } from "../../layout/container/index.ts";
import { Rim } from "../../layout/rim/index.ts";
import { Row } from "../../layout/stack/index.ts";
import * as css from "./Footer.css.ts";
import type { FooterTheme, SocialNetwork } from "./Footer.variants.ts";

const look = cva(css.footer, { variants: { theme: css.theme, landscape: { true: css.underPicture } } });

type FooterLink = { label: string; href: string };

export type FooterProps = {
  /** `gray` on the contact page, `white` elsewhere. @default "white" */
  theme?: FooterTheme;
  /** Whether the harbour lies above the links: on the home page, lists and error pages. */
  landscape?: boolean;
  /** One line under the logo. */
  tagline: string;
  /** The two stores with the mobile app. */
  stores: readonly StoreButtonProps[];
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
  theme = "white",
  landscape = false,
  tagline,
  stores,
  columns,
  social,
  timeline,
  copyright,
  email,
}: FooterProps) {
  return (
    <footer className={look({ theme, landscape })}>
      {landscape && <Landscape />}
      <Container>
        <div className={css.main}>
          <div className={css.broad}>
            <Illustration of={pictures.logo} alt="" className={css.logo} />
            <Text tone="muted">{tagline}</Text>
            <Row>
              {stores.map((store) => (
                <StoreButton key={store.store} {...store} />
              ))}
            </Row>
          </div>
          {columns.map(({ heading, links }) => (
            <Column key={heading} heading={heading} links={links} />
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
            {timeline}
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

function Landscape() {
  return (
    <>
      <Rim side="above" className={css.rim} />
      <picture>
        <source media={media.narrow} srcSet={pictures.footerLandscapeNarrow.src} />
        <Illustration of={pictures.footerLandscape} alt="" className={css.landscape} />
      </picture>
    </>
  );
}

const marks: Record<Exclude<SocialNetwork, "email">, GlyphName> = {
  facebook: "facebook",
  instagram: "instagram",
  youtube: "youtube",
  whatsapp: "whatsapp",
  linkedin: "social-linkedin",
};

function NetworkMark({ network }: { network: SocialNetwork }) {
  return network === "email" ? <Icon of={icons.mail} /> : <Glyph name={marks[network]} />;
}
