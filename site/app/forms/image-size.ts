import { imageBounds } from "@gk/domain";

/** How large a picture may be, as the glossary writes it: `4,096 KB`. */
export const imageSize = `${new Intl.NumberFormat("en-HK").format(imageBounds.maxBytes / 1024)} KB`;
