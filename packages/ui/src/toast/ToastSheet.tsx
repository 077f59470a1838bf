import { CircleCheck, Info, type LucideIcon, X } from "lucide-react";
import { type ReactNode, useState } from "react";
import { Icon } from "../icon/index.ts";
import { IconButton } from "../icon-button/index.ts";
import { useUi } from "../ui-provider/index.ts";
import * as css from "./Toast.css.ts";
import type { ToastKind } from "./Toast.variants.ts";
import { useStay } from "./useStay.ts";

const icons: Record<ToastKind, LucideIcon> = { success: CircleCheck, info: Info };

export type ToastSheetProps = {
  kind: ToastKind;
  children: ReactNode;
  /** Called when the toast is to leave: by its button or after six seconds, which stand still under the pointer or focus. */
  onDismiss: () => void;
};

/** One toast, on ink paper. */
export function ToastSheet({ kind, children, onDismiss }: ToastSheetProps) {
  const { words } = useUi();
  const [held, setHeld] = useState(false);
  useStay(held, onDismiss);
  const hold = () => setHeld(true);
  const release = () => setHeld(false);
  return (
    <div className={css.toast} onPointerEnter={hold} onPointerLeave={release} onFocus={hold} onBlur={release}>
      <Icon of={icons[kind]} className={css.icon} />
      <span>{children}</span>
      <IconButton icon={X} label={words.dismiss} className={css.dismiss} onClick={onDismiss} />
    </div>
  );
}
