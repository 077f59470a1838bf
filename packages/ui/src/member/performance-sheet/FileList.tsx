import { Glyph, type GlyphName, Icon, icons } from "../../foundations/icon/index.ts";
import * as css from "./StickerBook.css.ts";

export type FileItem = {
  id: string;
  href: string;
  /** What the file is, such as "Report for October". */
  name: string;
};

export type FileListProps = {
  /** What kind of files they are. */
  glyph: Extract<GlyphName, "monthly-report" | "certificate" | "worksheet">;
  /** The newest first. */
  files: readonly FileItem[];
};

/** Files to download: monthly reports, certificates, worksheets. */
export function FileList({ glyph, files }: FileListProps) {
  return (
    <ul className={css.files}>
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
