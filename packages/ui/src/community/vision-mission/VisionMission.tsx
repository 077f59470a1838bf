import { cx } from "class-variance-authority";
import { type ComponentProps, type ReactNode, useId } from "react";
import { eyebrow } from "../../foundations/looks/section.css.ts";
import { Text } from "../../foundations/text/index.ts";
import { Sheet } from "../../layout/sheet/index.ts";
import * as css from "./VisionMission.css.ts";

type Statement = {
  /** What it is called: "Vision". */
  name: string;
  /** The sentence itself; Chinese ones in `Phrase`s. */
  text: ReactNode;
  /** The anchor that the page's own navigation points to. */
  id?: string | undefined;
};

export type VisionMissionProps = Omit<ComponentProps<"div">, "children"> & {
  /** What we see ahead. */
  vision: Statement;
  /** What we do for it. */
  mission: Statement;
};

/** What we see ahead, set large, and beside it what we do for it, on a sheet that lies a little aslant. */
export function VisionMission({ vision, mission, className, ...rest }: VisionMissionProps) {
  const id = useId();
  return (
    <div {...rest} className={cx(css.columns, className)}>
      <section id={vision.id} aria-labelledby={`${id}-vision`}>
        <h2 id={`${id}-vision`} className={`${eyebrow} ${css.name}`}>
          {vision.name}
        </h2>
        <p className={css.vision}>{vision.text}</p>
      </section>
      <Sheet as="section" size="lg" id={mission.id} className={css.mission} aria-labelledby={`${id}-mission`}>
        <h2 id={`${id}-mission`} className={`${eyebrow} ${css.name}`}>
          {mission.name}
        </h2>
        <Text size="lead">{mission.text}</Text>
      </Sheet>
    </div>
  );
}
