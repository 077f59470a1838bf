import type { ComponentProps, ReactNode } from "react";
import { BrandMark, Icon, icons } from "../../foundations/icon/index.ts";
import { CopyLink, type CopyLinkWords } from "./CopyLink.tsx";
import { ShareButton } from "./ShareButton.tsx";
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
  /** Whether the address is an app's own, which leads nowhere on a computer: offered on phones and tablets alone. @default false */
  phoneOnly?: boolean | undefined;
};

export type ShareLinksProps = Omit<ComponentProps<"div">, "children" | "title"> & {
  /** The networks, in order. */
  links: readonly ShareLink[];
  /** The page's whole address. */
  address: string;
  /** The page's title, as another app shows it to which the device hands the page on. @default no button for it */
  subject?: string | undefined;
  /** The title, and what the buttons say. */
  words: CopyLinkWords & {
    /** What is shared, above the links. */
    title: ReactNode;
    /** Opens the device's own ways to share, where `subject` is given and the browser has them. */
    device?: string | undefined;
  };
};

/** Ways to share a page: a column beside a text, a row above it in the narrow layout. */
export function ShareLinks({ links, address, subject, words, ...rest }: ShareLinksProps) {
  return (
    <div {...rest}>
      <p className={css.title}>{words.title}</p>
      <ul className={css.links}>
        {links.map(({ target, href, label, phoneOnly }) => (
          <li key={target} className={phoneOnly ? css.phoneOnly : undefined}>
            {target === "email" ? (
              <a href={href} aria-label={label} className={css.link}>
                <Icon of={icons.mail} />
              </a>
            ) : (
              <a href={href} aria-label={label} target="_blank" rel="noreferrer" className={css.link}>
                <BrandMark name={target} />
              </a>
            )}
          </li>
        ))}
        <li>
          <CopyLink address={address} words={words} />
        </li>
        {subject !== undefined && words.device !== undefined && (
          <ShareButton address={address} subject={subject} label={words.device} />
        )}
      </ul>
    </div>
  );
}
