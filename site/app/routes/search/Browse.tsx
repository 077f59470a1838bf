import { searchKinds } from "@gk/domain";
import { ChipLinks } from "@gk/ui/chip-links";
import { Stack } from "@gk/ui/stack";
import { Text } from "@gk/ui/text";
import { paths } from "../../paths.ts";
import { useTranslations } from "../../words/words.ts";

/** Before anything is searched for: the pages that a search looks through. */
export function Browse() {
  const t = useTranslations();
  const words = t("search.browse");
  return (
    <Stack gap="3">
      <Text>{words}</Text>
      <ChipLinks
        label={words}
        links={searchKinds.map((kind) => ({ id: kind, label: t(`nav.${kind}`), href: paths[kind] }))}
      />
    </Stack>
  );
}
