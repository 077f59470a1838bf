export { type Cover, CoverPicture, type CoverPictureProps } from "./CoverPicture.tsx";
