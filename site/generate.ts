import { copyDrawings } from "./compile/drawings.ts";
import { cutFonts } from "./compile/fonts.ts";
import { drawIcons } from "./compile/icons.ts";
import { compileMessages } from "./compile/messages.ts";
import { compilePages } from "./compile/pages.ts";

/**
 * Makes what the sources import and nobody writes by hand: the words and long pages as modules, the drawings as texts, the
 * icons of an installed site, the cut fonts.
 */
compileMessages();
compilePages();
copyDrawings();
await drawIcons();
await cutFonts();
