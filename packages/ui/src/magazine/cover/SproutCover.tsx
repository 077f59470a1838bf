import { pictures } from "../../product/pictures/index.ts";
import { CoverPicture, type CoverPictureProps } from "../../reading/cover-picture/index.ts";

/** The cover of a card; a sprout stands for one that is missing. */
export const SproutCover = (props: CoverPictureProps) => <CoverPicture standIn={pictures.stickerSprout} {...props} />;
