import type { ReactNode } from "react";
import { Button } from "../../controls/button/index.ts";
import { type IconDrawing, icons } from "../../foundations/icon/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { Dialog, DialogDisc, DialogPicture, type DialogTone } from "../dialog/index.ts";
import type { ConfirmKind } from "./Confirm.variants.ts";

const discs: Record<ConfirmKind, { icon: IconDrawing; tone: DialogTone }> = {
  update: { icon: icons.pencil, tone: "info" },
  submit: { icon: icons.send, tone: "reward" },
  delete: { icon: icons.trash2, tone: "danger" },
};

export type ConfirmProps = {
  /** Whether it shows. */
  open: boolean;
  /** What is about to happen: decides icon and colour. */
  kind: ConfirmKind;
  /** The question. */
  title: ReactNode;
  /** What will happen, in one sentence. */
  body: ReactNode;
  /** The words of the button that accepts. */
  confirm: string;
  /** The words of the button that leaves everything as it is. */
  back: string;
  /** Another picture, for a question that has one of its own. @default the kind's icon */
  picture?: Picture | undefined;
  /** Called once the person accepts. */
  onAccept: () => void;
  /** Called when the person goes back: by the button, Escape or a press outside. @source T52 */
  onBack: () => void;
};

/** Asks before something is done. Ask for it with `useOverlays().confirm`. @source spec §4 */
export function Confirm({ open, kind, title, body, confirm, back, picture, onAccept, onBack }: ConfirmProps) {
  return (
    <Dialog
      open={open}
      onClose={onBack}
      art={picture ? <DialogPicture of={picture} /> : <DialogDisc {...discs[kind]} />}
      title={title}
      body={body}
      actions={
        <>
          <Button variant="secondary" onClick={onBack}>
            {back}
          </Button>
          <Button variant={kind === "delete" ? "danger" : "primary"} onClick={onAccept}>
            {confirm}
          </Button>
        </>
      }
    />
  );
}
