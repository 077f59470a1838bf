import { ChipLinks } from "@gk/ui/chip-links";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";
import { type Narrowing, narrowingsOf } from "./narrowings.ts";

type NarrowingLinksProps = {
  type: string;
  /** What the page shows; the whole list without it. */
  current: Narrowing | undefined;
};

/** The ways to narrow a list, beside the whole of it; nothing for a list that has none. */
export function NarrowingLinks({ type, current }: NarrowingLinksProps) {
  const t = useTranslations();
  const ways = narrowingsOf(type);
  if (!ways) return null;
  const whole = { id: "all", label: t(ways.all), href: paths.articles(type), current: current === undefined };
  const parts = ways.parts.map((part) => ({
    id: part.id,
    label: t(part.name),
    href: part.path,
    current: part === current,
  }));
  return <ChipLinks label={t(ways.label)} links={[whole, ...parts]} />;
}
