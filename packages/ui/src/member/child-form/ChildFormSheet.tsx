import type { ReactNode } from "react";
import { Figure, Heading } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import * as css from "./ChildForm.css.ts";

type ChildFormSheetProps = { id: string; number: number; title: string; children: ReactNode };

/** One numbered sheet of questions; links lead to its heading. */
export function ChildFormSheet({ id, number, title, children }: ChildFormSheetProps) {
  return (
    <Sheet as="section" className={css.section} aria-labelledby={id}>
      <Heading level={2} size="2xl" id={id} className={css.title}>
        <Figure className={css.number}>{number}</Figure>
        {title}
      </Heading>
      {children}
    </Sheet>
  );
}
