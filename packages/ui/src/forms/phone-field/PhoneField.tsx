import { TextField, type TextFieldProps } from "../text-field/index.ts";

export type PhoneFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "dir"> & {
  /** What the browser may fill in: `off` for somebody else's number. @default "tel" */
  autoComplete?: string | undefined;
};

/**
 * A telephone number, typed in any of its spellings: the rules take spaces, hyphens and +852.
 * @source decision 23; T75
 */
export function PhoneField({ autoComplete = "tel", ...field }: PhoneFieldProps) {
  return <TextField {...field} type="tel" inputMode="tel" dir="ltr" autoComplete={autoComplete} />;
}
