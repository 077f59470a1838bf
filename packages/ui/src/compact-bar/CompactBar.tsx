import { useRef } from "react";
import { ButtonLink } from "../button/index.ts";
import { Carousel } from "../carousel/index.ts";
import { Illustration, pictures } from "../illustration/index.ts";
import { Link } from "../link/index.ts";
import { useScrolledPast } from "../scrolled-past/index.ts";
import { useUi } from "../ui-provider/index.ts";
import * as css from "./CompactBar.css.ts";

export type CompactBarItem = { id: string; label: string; href: string; current?: boolean };

export type CompactBarProps = {
  /** The seven entries that follow the reader, in order. @source spec §2 navigation, T30 */
  items: readonly CompactBarItem[];
  home: { label: string; href: string };
  /** Leads to the app, where there is room for it. */
  download: { label: string; href: string };
};

/**
 * A bar of 60 px at the top of the window once the header has scrolled away; render it right after the header.
 * Above 1250 px it is a list of all entries, otherwise a carousel that shows and moves three at a time.
 *
 * @source spec §2 navigation; DESIGN §7 compact bar; T27, T30, T31
 */
export function CompactBar(props: CompactBarProps) {
  const end = useRef<HTMLDivElement>(null);
  const shown = useScrolledPast(end);
  return (
    <>
      <div ref={end} />
      {shown && <Bar {...props} />}
    </>
  );
}

function Bar({ items, home, download }: CompactBarProps) {
  const { words } = useUi();
  const entries = items.map(({ id, label, href, current }) => ({
    id,
    content: (
      <Link href={href} aria-current={current ? "page" : undefined} className={css.entry}>
        {label}
      </Link>
    ),
  }));
  return (
    <div className={css.bar}>
      <div className={css.full}>
        <Link href={home.href} aria-label={home.label}>
          <Illustration of={pictures.logoSymbol} alt="" eager className={css.symbol} />
        </Link>
        <nav aria-label={words.quickNavigation} className={css.navigation}>
          <ul className={css.list}>
            {entries.map(({ id, content }) => (
              <li key={id}>{content}</li>
            ))}
          </ul>
        </nav>
        <ButtonLink href={download.href} size="sm">
          {download.label}
        </ButtonLink>
      </div>
      <Carousel as="nav" label={words.quickNavigation} items={entries} className={css.three} />
    </div>
  );
}
