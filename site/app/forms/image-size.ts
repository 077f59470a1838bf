import { imageBounds } from "@gk/domain";

/** What a field for a picture takes. */
export const imageLimits = { types: imageBounds.mimeTypes, maxBytes: imageBounds.maxBytes };

/** How large a picture may be, as the glossary writes it: `4 MB`. */
export const imageSize = `${imageBounds.maxBytes / 1024 ** 2} MB`;
