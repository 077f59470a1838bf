export { Illustration, type IllustrationProps, type Picture, pictureAttributes } from "./Illustration.tsx";
