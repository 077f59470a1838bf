import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { vars } from "../theme/index.ts";
import { cut, line } from "../theme/shape.ts";
import { shelf } from "./shelf.ts";

/** Paper of one measure with its name on it. */
function Specimen({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <li
      style={{
        display: "grid",
        placeItems: "center",
        minBlockSize: "110px",
        overflowWrap: "anywhere",
        background: vars.color.bg.surface,
        border: line.sheet,
        ...style,
      }}
    >
      {name}
    </li>
  );
}

/** Corners: cut by hand for sheets, fields and dialogs, even ones for what is small. */
function Corners() {
  return (
    <ul lang="en" style={shelf("160px")}>
      {Object.entries(cut).map(([name, borderRadius]) => (
        <Specimen key={name} name={`cut.${name}`} style={{ borderRadius }} />
      ))}
      {Object.entries(vars.radius).map(([name, size]) =>
        typeof size === "string" ? (
          <Specimen key={name} name={`radius.${name}`} style={{ borderRadius: size }} />
        ) : null,
      )}
    </ul>
  );
}

const meta = {
  title: "Foundations/Shape",
  component: Corners,
  parameters: { layout: "padded" },
} satisfies Meta<typeof Corners>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Borders: Story = {
  render: () => (
    <ul lang="en" style={shelf("160px")}>
      {Object.entries(line).map(([name, border]) => (
        <Specimen key={name} name={`line.${name}`} style={{ border }} />
      ))}
    </ul>
  ),
};

/** Paper on paper: a crisp line of contact and one soft fall. */
export const Elevation: Story = {
  render: () => (
    <ul lang="en" style={{ ...shelf("160px"), gap: vars.space[10] }}>
      {Object.entries(vars.shadow).map(([name, boxShadow]) => (
        <Specimen key={name} name={`shadow.${name}`} style={{ boxShadow, borderRadius: cut.sheet }} />
      ))}
    </ul>
  ),
};
