import type { ComponentType } from "react";
import { InPlace } from "./useModal.ts";

const look = `
  [data-in-place] > dialog { position: static; inline-size: 100%; block-size: fit-content; }
`;

/**
 * Lays an overlay out where it stands in the page, open, so that several can be seen side by side. For sheets of stories.
 *
 * @example export const Sheet: Story = { render: specimens(inPlace(Dialog), meta.args, Playground, English) };
 */
export function inPlace<Props extends { open?: boolean | undefined }>(Overlay: ComponentType<Props>) {
  return function OverlayInPlace(props: Props) {
    return (
      <InPlace value>
        <style>{look}</style>
        <div data-in-place>
          <Overlay {...props} open />
        </div>
      </InPlace>
    );
  };
}
