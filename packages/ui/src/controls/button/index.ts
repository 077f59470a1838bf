export { Button, ButtonLink, type ButtonLinkProps, type ButtonProps } from "./Button.tsx";
export { type ButtonSize, type ButtonVariant, buttonSizes, buttonVariants } from "./Button.variants.ts";
export { type ButtonLook, buttonLook } from "./button-look.ts";
