import { Icon, icons } from "@gk/ui/icon";
import { Popover } from "@gk/ui/popover";
import { Sheet } from "@gk/ui/sheet";
import { Figure, Heading, Text } from "@gk/ui/text";
import type { ReactNode } from "react";

type SummaryFigureProps = { name: string; value: string; meaning: string };

/** One figure in words and a number, and how it comes about. */
export function SummaryFigure({ name, value, meaning }: SummaryFigureProps): ReactNode {
  return (
    <Sheet as="li" className="figure">
      <Heading level={2} size="lg">
        {name}
      </Heading>
      <Figure className="figure-number">{value}</Figure>
      <Popover
        trigger={<Icon of={icons.info} />}
        aria-label={`怎样计算：${name}`}
        variant="quiet"
        size="sm"
        align="end"
        className="figure-info"
      >
        <Text size="sm" className="note">
          {meaning}
        </Text>
      </Popover>
    </Sheet>
  );
}
