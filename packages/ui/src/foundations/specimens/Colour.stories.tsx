import type { Meta, StoryObj } from "@storybook/react-vite";
import { useLayoutEffect, useRef, useState } from "react";
import { expect } from "storybook/test";
import { Stack } from "../../layout/stack/index.ts";
import { Heading } from "../text/index.ts";
import { contrastRatio, type Theme } from "../theme/contrast.ts";
import { palette } from "../theme/generated/base.ts";
import { light } from "../theme/generated/light.ts";
import { vars } from "../theme/index.ts";
import { line } from "../theme/shape.ts";
import { liveColour } from "./live-colour.ts";
import { shelf } from "./shelf.ts";

/** Every role below a group, with its name in full (`action.primary.bg`) and its variable. */
const rolesOf = (names: Theme, path: string): { role: string; variable: string }[] =>
  Object.entries(names).flatMap(([key, variable]) => {
    const role = `${path}.${key}`;
    return typeof variable === "string" ? [{ role, variable }] : rolesOf(variable, role);
  });

/** The ground that most things lie on. */
const ground = "bg.page";

const paint = { blockSize: "56px", border: line.sheet, borderRadius: vars.radius.sm } as const;
const caption = { fontSize: vars.font.size.sm, overflowWrap: "anywhere" } as const;

/** A role with its colour in the theme that is on, the variable that carries it, and how it stands out from the page. */
function Swatch({ role, variable }: { role: string; variable: string }) {
  const item = useRef<HTMLLIElement>(null);
  const [said, setSaid] = useState("");
  useLayoutEffect(() => {
    if (!item.current) return;
    const colour = liveColour(item.current, role);
    const isSolid = /^#[\da-f]{6}$/i.test(colour);
    const ratio = isSolid && contrastRatio(colour, liveColour(item.current, ground)).toFixed(1);
    setSaid(ratio ? `${colour}, ${ratio} : 1 on the page` : colour);
  }, [role]);
  return (
    <li ref={item} style={caption}>
      <div style={{ ...paint, background: variable }} />
      <b>{role}</b>
      <br />
      {said}
      <br />
      <code>{variable.slice("var(".length, -1)}</code>
    </li>
  );
}

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
                <ul style={shelf("200px")}>
                  {roles.map((role) => (
                    <Swatch key={role.role} {...role} />
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
  // Another theme has other colours to read.
  render: (args, { globals }) => <Roles key={String(globals["theme"])} {...args} />,
  argTypes: { groups: { control: "multi-select", options: Object.keys(light) } },
} satisfies Meta<typeof Roles>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("text.primary").closest("li")).toHaveTextContent(
      /#\w{6}, 1\d\.\d : 1 on the page--gk/,
    );
  },
};

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
                  <div style={{ ...paint, background: hex }} />
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
