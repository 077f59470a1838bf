"use client";

import { ButtonLink } from "../../controls/button/index.ts";
import { Illustration, pictures } from "../../foundations/illustration/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Carousel } from "../../layout/carousel/index.ts";
import * as css from "./CompactBar.css.ts";
import type { CompactBarProps } from "./CompactBar.tsx";

/** The bar itself, as a list where there is room and as a carousel elsewhere. */
export function Bar({ items, home, download }: CompactBarProps) {
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
      <Carousel
        as="nav"
        label={words.quickNavigation}
        items={entries}
        current={items.find(({ current }) => current)?.id}
        className={css.three}
      />
    </div>
  );
}
