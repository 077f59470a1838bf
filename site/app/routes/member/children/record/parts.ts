import type { Child } from "@gk/web";
import { type RecordPart, recordParts } from "../../../../paths.ts";
import type { Translator } from "../../../../words/words.ts";

/** What a title says of the part that shows: nothing of the one with which the record opens. */
export const partOf = (t: Translator, part: RecordPart) =>
  part === "overview" ? undefined : t(`child.view.tab.${part}`);

/** What a caregiver sees of a child: nothing of money, nor who else looks at it (decision 71). */
const shared: readonly RecordPart[] = ["overview", "performance", "prize"];

/** The parts of a child's record that show. */
export const partsOf = ({ shared_by: parent }: Pick<Child, "shared_by">): readonly RecordPart[] =>
  parent === undefined ? recordParts : shared;
