import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Stack } from "../../layout/stack/index.ts";
import { Heading } from "../text/index.ts";
import type { Theme } from "../theme/contrast.ts";
import { palette } from "../theme/generated/base.ts";
import { light } from "../theme/generated/light.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";
import { shelf } from "./shelf.ts";

/** Every role below a group, with its name in full (`action.primary.bg`) and its variable. */
const rolesOf = (names: Theme, path: string): { role: string; variable: string }[] =>
  Object.entries(names).flatMap(([key, variable]) => {
    const role = `${path}.${key}`;
    return typeof variable === "string" ? [{ role, variable }] : rolesOf(variable, role);
  });

const swatch = { blockSize: "56px", border: line.sheet, borderRadius: vars.radius.sm } as const;
const caption = { fontSize: vars.font.size.sm, overflowWrap: "anywhere" } as const;

/** The roles that code uses, in whatever theme the toolbar says. */
function Roles({ groups }: { groups: readonly (keyof typeof light)[] }) {
  return (
    <div lang="en">
      <Stack gap="10">
        {groups.map((group) => {
          const names = vars.color[group];
          const roles = typeof names === "string" ? [{ role: group, variable: names }] : rolesOf(names, group);
          return (
            <section key={group}>
              <Stack gap="3">
                <Heading level={2} size="xl" dynamic>
                  {group}
                </Heading>
                <ul style={shelf("150px")}>
                  {roles.map(({ role, variable }) => (
                    <li key={role}>
                      <div style={{ ...swatch, background: variable }} />
                      <span style={caption}>{role}</span>
                    </li>
                  ))}
                </ul>
              </Stack>
            </section>
          );
        })}
      </Stack>
    </div>
  );
}

const meta = {
  title: "Foundations/Colour",
  component: Roles,
  parameters: { layout: "padded" },
  args: { groups: Object.keys(light) as (keyof typeof light)[] },
  argTypes: { groups: { control: "multi-select", options: Object.keys(light) } },
} satisfies Meta<typeof Roles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

/** The primitives, under their Hong Kong names. They are for drawn scenes; components use the roles. */
export const Palette: Story = {
  render: () => (
    <div lang="en">
      <Stack gap="3">
        {Object.entries(palette).map(([name, steps]) => (
          <section key={name}>
            <Heading level={2} size="lg" dynamic>
              {name}
            </Heading>
            <ol style={{ display: "grid", gridTemplateColumns: "repeat(auto-fit, minmax(76px, 1fr))" }}>
              {Object.entries(steps).map(([step, hex]) => (
                <li key={step} style={caption}>
                  <div style={{ ...swatch, background: hex }} />
                  <b>{step}</b>
                  <br />
                  {hex}
                </li>
              ))}
            </ol>
          </section>
        ))}
      </Stack>
    </div>
  ),
  play: async ({ canvas }) => {
    await expect(canvas.getAllByRole("heading").map(({ textContent }) => textContent)).toContain("banyan");
  },
};
