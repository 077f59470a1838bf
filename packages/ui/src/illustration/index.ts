export { Illustration, type IllustrationProps, type Picture } from "./Illustration.tsx";
export * as pictures from "./generated/pictures.ts";
