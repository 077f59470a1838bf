"use client";

import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Dialog, DialogPicture } from "../dialog/index.ts";
import type { DialogAttributes } from "../modal/Modal.tsx";
import { type OpenProps, useOpen } from "../modal/useOpen.ts";
import type { AlertTone } from "./Alert.variants.ts";

export type AlertProps = OpenProps &
  DialogAttributes & {
    /** What happened: decides the title and the buttons. */
    tone: AlertTone;
    /** What happened, in one sentence. The title follows from the tone: Info, Success!, Oops! @source T54 */
    body: ReactNode;
    /** Stands above the words. @default none */
    picture?: Picture | undefined;
    /** Called when the person wants to try again, which closes it too: the first button of an error. */
    onRetry: () => void;
  };

/** Tells one thing and waits until it is read. Ask for it with `useOverlays().alert`. @source spec §4, §8 */
export function Alert({ open, defaultOpen, onOpenChange, tone, body, picture, onRetry, ...rest }: AlertProps) {
  const { words } = useUi();
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const close = () => setOpen(false);
  const retry = () => {
    onRetry();
    close();
  };
  return (
    <Dialog
      {...rest}
      open={shows}
      onOpenChange={setOpen}
      picture={picture && <DialogPicture of={picture} />}
      title={words[tone]}
      body={body}
      actions={
        tone === "error" ? (
          <>
            <Button onClick={retry}>
              <Icon of={icons.rotateCcw} />
              {words.retry}
            </Button>
            <Button variant="quiet" onClick={close}>
              {words.close}
            </Button>
          </>
        ) : (
          <Button onClick={close}>{words.ok}</Button>
        )
      }
    />
  );
}
