export * as pictures from "./generated/pictures.ts";
export { Illustration, type IllustrationProps, type Picture, pictureAttributes } from "./Illustration.tsx";
