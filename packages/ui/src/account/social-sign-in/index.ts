export { SocialSignIn, type SocialSignInProps } from "./SocialSignIn.tsx";
export { type SocialSignInVariant, socialSignInVariants } from "./SocialSignIn.variants.ts";
