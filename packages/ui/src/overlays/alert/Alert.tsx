"use client";

import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { type Picture, pictures } from "../../foundations/illustration/index.ts";
import { useUi } from "../../foundations/ui-provider/index.ts";
import { Dialog, DialogPicture } from "../dialog/index.ts";
import type { AlertKind } from "./Alert.variants.ts";

const birds: Record<AlertKind, Picture> = {
  info: pictures.mascotStand,
  success: pictures.mascotCheer,
  error: pictures.mascotThink,
};

export type AlertProps = {
  /** Whether it shows. */
  open: boolean;
  /** What happened: decides the title, the bird and the buttons. */
  kind: AlertKind;
  /** What happened, in one sentence. The title follows from the kind: Info, Success!, Oops! @source T54 */
  body: ReactNode;
  /** Another picture, for a message that has one of its own. @default the bird */
  picture?: Picture | undefined;
  /** Called when it is to close: by its button, Escape or a press outside. */
  onClose: () => void;
  /** Called when the person wants to try again: the first button of an error. */
  onRetry: () => void;
};

/** Tells one thing and waits until it is read. Ask for it with `useOverlays().alert`. @source spec §4, §8 */
export function Alert({ open, kind, body, picture = birds[kind], onClose, onRetry }: AlertProps) {
  const { words } = useUi();
  return (
    <Dialog
      open={open}
      onClose={onClose}
      art={<DialogPicture of={picture} />}
      title={words[kind]}
      body={body}
      actions={
        kind === "error" ? (
          <>
            <Button onClick={onRetry}>
              <Icon of={icons.rotateCcw} />
              {words.retry}
            </Button>
            <Button variant="quiet" onClick={onClose}>
              {words.close}
            </Button>
          </>
        ) : (
          <Button onClick={onClose}>{words.ok}</Button>
        )
      }
    />
  );
}
