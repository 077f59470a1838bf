import { TextField, type TextFieldProps } from "../text-field/index.ts";

export type EmailFieldProps = Omit<TextFieldProps, "type" | "inputMode" | "dir"> & {
  /** What the browser may fill in: `username` on a sign-in form, `off` for somebody else's address. @default "email" */
  autoComplete?: string | undefined;
};

/** An e-mail address: its own keys on a phone, filled in by the browser, never capitalised or corrected. */
export function EmailField({ autoComplete = "email", ...field }: EmailFieldProps) {
  return (
    <TextField
      {...field}
      type="email"
      inputMode="email"
      dir="ltr"
      autoComplete={autoComplete}
      autoCapitalize="off"
      spellCheck={false}
    />
  );
}
