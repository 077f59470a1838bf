/** What a pop-up is given, whichever it is. */
export type PopUpProps = {
  open: boolean;
  /** Called when it is left; `isAnswered` where an address was sent. */
  onClose: (isAnswered: boolean) => void;
  /** What was typed before it opened. */
  email?: string | undefined;
};
