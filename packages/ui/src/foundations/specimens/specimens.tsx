import type { ComponentType } from "react";
import { Stack } from "../../layout/stack/index.ts";
import { UiProvider } from "../ui-provider/index.ts";
import type { Locale } from "../words/index.ts";

/** What a story tells about itself. */
type Told<Props> = { args?: Partial<Props>; globals?: { readonly [name: string]: unknown } };

const localeOf = (globals: Told<object>["globals"]): Locale => (globals?.["locale"] === "en-US" ? "en-US" : "zh-HK");

/**
 * Draws a piece as several stories do, each in its own language, on one page. Each is a section, so that a header or an
 * aside in it is not one of the page.
 *
 * @example export const Sheet: Story = { render: specimens(Breadcrumb, meta.args, Playground, English) };
 */
export function specimens<Props extends object>(
  Piece: ComponentType<Props>,
  usual: NoInfer<Props>,
  ...stories: readonly Told<NoInfer<Props>>[]
) {
  return function Specimens() {
    return (
      <Stack gap="10">
        {stories.map(({ args, globals }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- the stories of a sheet never change places
          <section key={index} lang={localeOf(globals)}>
            <UiProvider locale={localeOf(globals)}>
              <Piece {...usual} {...args} />
            </UiProvider>
          </section>
        ))}
      </Stack>
    );
  };
}
