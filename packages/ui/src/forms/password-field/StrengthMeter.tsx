import { cx } from "class-variance-authority";
import type { ReactNode } from "react";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { Status } from "../field/index.ts";
import * as css from "./PasswordField.css.ts";
import type { PasswordStrength } from "./password-strength.ts";

type StrengthMeterProps = { level: PasswordStrength | undefined; words: Record<PasswordStrength, ReactNode> };

/** A bar of three parts with the strength in words beside it, read out when it changes. */
export function StrengthMeter({ level, words }: StrengthMeterProps) {
  return (
    <div className={cx(css.strength, level && css.tone[level])}>
      <div className={cx(css.bar, level && css.fill[level])} />
      <Status className={css.words}>
        {level === "strong" && <Icon of={icons.shieldCheck} />}
        {level && words[level]}
      </Status>
    </div>
  );
}
