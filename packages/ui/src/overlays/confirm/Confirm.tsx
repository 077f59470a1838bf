"use client";

import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { type IconDrawing, icons } from "../../foundations/icon/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { Dialog, DialogDisc, DialogPicture } from "../dialog/index.ts";
import type { DialogAttributes } from "../modal/Modal.tsx";
import { type OpenProps, useOpen } from "../modal/useOpen.ts";
import type { ConfirmTone } from "./Confirm.variants.ts";

const drawings: Record<ConfirmTone, IconDrawing> = { info: icons.pencil, reward: icons.send, danger: icons.trash2 };

export type ConfirmProps = OpenProps &
  DialogAttributes & {
    /** What is about to happen: `info` a change, `reward` something is sent, `danger` something is lost (an `alertdialog`). */
    tone: ConfirmTone;
    /** The question. */
    title: ReactNode;
    /** What will happen, in one sentence. */
    body: ReactNode;
    /** The words of the button that accepts. */
    confirm: string;
    /** The words of the button that leaves everything as it is. */
    back: string;
    /** Another picture, for a question that has one of its own. @default the tone's icon */
    picture?: Picture | undefined;
    /** Called when the person accepts, before it closes. */
    onAccept: () => void;
    /** Called when the person goes back, before it closes: by the button, Escape or a press outside. @source T52 */
    onBack?: (() => void) | undefined;
  };

/** Asks before something is done. Ask for it with `useOverlays().confirm`. @source spec §4 */
export function Confirm({
  open,
  defaultOpen,
  onOpenChange,
  tone,
  confirm,
  back,
  picture,
  onAccept,
  onBack,
  ...rest
}: ConfirmProps) {
  const [shows, setOpen] = useOpen({ open, defaultOpen, onOpenChange });
  const loses = tone === "danger";
  const accept = () => {
    onAccept();
    setOpen(false);
  };
  const goBack = () => {
    onBack?.();
    setOpen(false);
  };
  return (
    <Dialog
      {...rest}
      open={shows}
      onOpenChange={goBack}
      role={loses ? "alertdialog" : undefined}
      picture={picture ? <DialogPicture of={picture} /> : <DialogDisc icon={drawings[tone]} tone={tone} />}
      actions={
        <>
          <Button variant="secondary" onClick={goBack}>
            {back}
          </Button>
          <Button variant={loses ? "danger" : "primary"} onClick={accept}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
