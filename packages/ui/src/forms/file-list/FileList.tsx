"use client";

import { cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { IconButton } from "../../controls/icon-button/index.ts";
import { ProgressBar } from "../../controls/progress-bar/index.ts";
import { icons } from "../../foundations/icon/index.ts";
import { useFormWords, useUi } from "../../foundations/ui-provider/index.ts";
import { Status } from "../field/index.ts";
import * as css from "./FileList.css.ts";
import { fileSize } from "./file-size.ts";

export type FileItem = {
  id: string;
  /** As the file is called. */
  name: string;
  /** How large it is. @units bytes */
  size?: number | undefined;
  /** The address of a small picture of it. */
  picture?: string | undefined;
  /** How much has been sent; all of it is 100. @units per cent, 0 to 100 @default it waits */
  progress?: number | undefined;
  /** Why it can't be sent, or was refused. */
  message?: ReactNode;
};

export type FileListProps = Omit<ComponentProps<"ul">, "children" | "aria-label"> & {
  /** What the files are, for screen readers. @default what `aria-labelledby` points to */
  label?: string | undefined;
  /** In the order in which they were chosen. */
  files: readonly FileItem[];
  /** Called when a file is to be taken away. @default none can be */
  onRemove?: ((id: string) => void) | undefined;
  /** Called when a file that was refused is to be sent again. @default none can be */
  onRetry?: ((id: string) => void) | undefined;
};

/** Files that were chosen, and how far each has been sent. The input that chooses them is the page's. */
export function FileList({ label, files, onRemove, onRetry, className, ...list }: FileListProps) {
  const { locale } = useUi();
  const words = useFormWords();
  return (
    <ul {...list} aria-label={label} className={cx(css.list, className)}>
      {files.map(({ id, name, size, picture, progress, message }) => (
        <li key={id} className={css.file} data-refused={message ? true : undefined}>
          {picture !== undefined && <img src={picture} alt="" width={44} height={44} className={css.picture} />}
          <div className={css.facts}>
            <span className={css.name}>{name}</span>
            {size !== undefined && <span className={css.small}>{fileSize(size, locale)}</span>}
            {!message && progress !== undefined && progress < 100 && (
              <>
                <ProgressBar label={`${words.uploading(progress)} ${name}`} count={progress} />
                <span className={css.small} aria-hidden>
                  {words.uploading(progress)}
                </span>
              </>
            )}
          </div>
          {/* Each per cent would be too much to hear; how it ended is not. */}
          <Status className={cx(css.end, message ? css.refused : css.small)}>
            {message ?? (progress === 100 ? words.uploaded : undefined)}
          </Status>
          <div className={css.deeds}>
            {message && onRetry && (
              <Button size="sm" variant="quiet" onClick={() => onRetry(id)} aria-label={words.retryFile(name)}>
                {words.retry}
              </Button>
            )}
            {onRemove && <IconButton icon={icons.x} label={words.removeFile(name)} onClick={() => onRemove(id)} />}
          </div>
        </li>
      ))}
    </ul>
  );
}
