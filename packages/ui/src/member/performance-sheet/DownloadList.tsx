import { cx } from "class-variance-authority";
import type { ComponentProps } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Glyph, type GlyphName } from "../../product/glyph/index.ts";
import * as css from "./StickerBook.css.ts";

export type Download = {
  id: string;
  href: string;
  /** What the file is, such as "Report for October". */
  name: string;
};

export type DownloadListProps = Omit<ComponentProps<"ul">, "children"> & {
  /** What kind of files they are. */
  glyph: Extract<GlyphName, "monthly-report" | "certificate" | "worksheet">;
  /** The newest first. */
  files: readonly Download[];
};

/** Files to download: monthly reports, certificates, worksheets. */
export function DownloadList({ glyph, files, className, ...rest }: DownloadListProps) {
  return (
    <ul {...rest} className={cx(css.files, className)}>
      {files.map(({ id, href, name }) => (
        <li key={id}>
          <a href={href} download className={css.file}>
            <Glyph name={glyph} />
            {name}
            <Icon of={icons.download} />
          </a>
        </li>
      ))}
    </ul>
  );
}
