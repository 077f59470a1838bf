"use client";

import type { ComponentType } from "react";
import { Stack } from "../../layout/stack/index.ts";
import { UiProvider, useUi } from "../ui-provider/index.ts";
import type { Locale } from "../words/index.ts";
import { differences } from "./caption.ts";
import { captionLook } from "./caption-look.ts";
import { Caption } from "./Specimen.tsx";

/** What a story tells about itself. */
type Told<Props> = { args?: Partial<Props>; globals?: { readonly [name: string]: unknown } };

/** The language that a story keeps, whatever the toolbar says. */
const ownLocale = (globals: Told<object>["globals"]): Locale | undefined =>
  globals?.["locale"] === "en-US" ? "en-US" : undefined;

/** In another language all words differ: what is worth a caption is the rest. */
const isChoice = (told: string) => /=|^(?:busy|block|disabled|eager|loading|optional)$/.test(told);

/**
 * Draws a piece as several stories do on one page, each with a caption: the props in which it differs from `usual`, and its
 * language where it has one of its own. Each is a section, so that a header or an aside in it is not one of the page.
 *
 * @example export const Sheet: Story = { render: specimens(Breadcrumb, meta.args, Playground, English) };
 */
export function specimens<Props extends object>(
  Piece: ComponentType<Props>,
  usual: NoInfer<Props>,
  ...stories: readonly Told<NoInfer<Props>>[]
) {
  return function Specimens() {
    const { locale: chosen } = useUi<Locale>();
    return (
      <Stack gap="10">
        {stories.map(({ args, globals }, index) => {
          const own = ownLocale(globals);
          const told = differences(args ?? {}, usual);
          return (
            // The stories of a sheet never change places.
            <section key={index}>
              <p style={captionLook} data-caption="">
                <Caption told={own ? told.filter(isChoice) : told} english={own === "en-US"} />
              </p>
              <div lang={own ?? chosen}>
                <UiProvider locale={own ?? chosen}>
                  <Piece {...usual} {...args} />
                </UiProvider>
              </div>
            </section>
          );
        })}
      </Stack>
    );
  };
}
