import type { ReactNode } from "react";
import { Text } from "../../foundations/text/index.ts";
import { Status } from "../field/index.ts";

export type CaptchaNoticeProps = {
  /** Who protects the form, with the links to that party's privacy policy and terms, which its licence asks for. */
  children: ReactNode;
  /** Says that it is checking now; shown instead, and read out. */
  checking?: ReactNode;
};

/**
 * Says that a form is protected from robots, in the place of the badge that would float over the page.
 * @source decision 13: sign-in, register, forgot, reset, contact; T84
 */
export function CaptchaNotice({ children, checking }: CaptchaNoticeProps) {
  return (
    <Text size="xs" tone="muted">
      <Status>{checking ?? children}</Status>
    </Text>
  );
}
