import { cva, cx } from "class-variance-authority";
import type { ComponentProps, ReactNode } from "react";
import { ButtonLink } from "../../controls/button/index.ts";
import { BrandMark, type BrandMarkProps } from "../../foundations/icon/index.ts";
import { Text } from "../../foundations/text/index.ts";
import * as css from "./SocialSignIn.css.ts";
import type { SocialSignInVariant } from "./SocialSignIn.variants.ts";

const list = cva(css.list, { variants: { variant: css.variant } });

export type SocialSignInProps = Omit<ComponentProps<"div">, "children"> & {
  /** The services, in order. Without any, leave the piece out. */
  services: readonly {
    /** Whose mark. */
    mark: BrandMarkProps["name"];
    /** The service's own name. */
    name: string;
    /** What the link does, with the name in it. */
    label: string;
    /** Where signing in with it begins. */
    href: string;
  }[];
  /** Whole sentences below each other, or names beside each other. @default "sentences" */
  variant?: SocialSignInVariant | undefined;
  /** What it says around the links. */
  words: {
    /** Between this and the form above. */
    divider: ReactNode;
    /** What the services are not used for. @default none */
    note?: ReactNode;
  };
};

/** Other ways to sign in: a link to each service's own page, which leads back. @source DESIGN §8 "auth" */
export function SocialSignIn({ services, variant = "sentences", words, className, ...rest }: SocialSignInProps) {
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <p className={css.divider}>{words.divider}</p>
      <ul className={list({ variant })}>
        {services.map(({ mark, name, label, href }) => (
          <li key={mark}>
            <ButtonLink block variant="secondary" href={href} aria-label={variant === "names" ? label : undefined}>
              <BrandMark name={mark} />
              {variant === "names" ? name : label}
            </ButtonLink>
          </li>
        ))}
      </ul>
      {words.note && (
        <Text size="xs" tone="muted" className={css.note}>
          {words.note}
        </Text>
      )}
    </div>
  );
}
