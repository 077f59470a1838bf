import type { Decorator } from "@storybook/react-vite";
import { Stack } from "../../layout/stack/index.ts";
import { captionLook } from "./caption-look.ts";

/** Shows every control within with the focus. By hand: the ring is a rule for any element, so "all within" would be all. */
function focusAll(place: HTMLElement | null) {
  for (const control of place?.querySelectorAll("a, button, input, select, textarea, summary") ?? []) {
    control.classList.add("pseudo-focus", "pseudo-focus-visible");
  }
}

/** How a hand changes a control, in the classes of Storybook's pseudo-states add-on. */
const states = [
  { name: "平常" },
  { name: "指標之下", className: "pseudo-hover-all" },
  { name: "按下", className: "pseudo-hover-all pseudo-active-all" },
  { name: "鍵盤焦點", className: "pseudo-focus-within-all", ref: focusAll },
];

/**
 * Draws a story at rest, under the pointer, pressed and with the focus, so that what no picture holds still otherwise can be
 * signed off and compared. For pieces that a page may have several of: no landmarks, no ids.
 *
 * @example export const States: Story = { decorators: [inStates] };
 */
export const inStates: Decorator = (Story) => (
  <Stack gap="6">
    {states.map(({ name, ...shown }) => (
      <div key={name}>
        <p style={captionLook}>{name}</p>
        <div {...shown}>
          <Story />
        </div>
      </div>
    ))}
  </Stack>
);
