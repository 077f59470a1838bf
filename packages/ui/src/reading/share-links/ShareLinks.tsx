import type { ReactNode } from "react";
import { Glyph, type GlyphName, Icon, icons } from "../../foundations/icon/index.ts";
import { CopyLink, type CopyLinkWords } from "./CopyLink.tsx";
import * as css from "./ShareLinks.css.ts";

/** Where a page can be shared: an address each, without anybody's script on the page. @source decision 35 */
export const shareTargets = ["messenger", "whatsapp", "facebook", "email"] as const;
export type ShareTarget = (typeof shareTargets)[number];

export type ShareLink = {
  target: ShareTarget;
  /** The address that opens the target with this page. */
  href: string;
  /** "Share on WhatsApp". */
  label: string;
};

export type ShareLinksProps = {
  /** What is shared, above the links. */
  title: ReactNode;
  /** The networks, in order. */
  links: readonly ShareLink[];
  /** The page's whole address. */
  address: string;
  /** The words of the button that copies the address. */
  words: CopyLinkWords;
};

const marks: Record<Exclude<ShareTarget, "email">, GlyphName> = {
  messenger: "messenger",
  whatsapp: "whatsapp",
  facebook: "facebook",
};

/** Ways to share a page: a column beside a text, a row above it in the narrow layout. */
export function ShareLinks({ title, links, address, words }: ShareLinksProps) {
  return (
    <div>
      <p className={css.title}>{title}</p>
      <ul className={css.links}>
        {links.map(({ target, href, label }) => (
          <li key={target}>
            {target === "email" ? (
              <a href={href} aria-label={label} className={css.link}>
                <Icon of={icons.mail} />
              </a>
            ) : (
              <a href={href} aria-label={label} target="_blank" rel="noreferrer" className={css.link}>
                <Glyph name={marks[target]} />
              </a>
            )}
          </li>
        ))}
        <li>
          <CopyLink address={address} words={words} />
        </li>
      </ul>
    </div>
  );
}
