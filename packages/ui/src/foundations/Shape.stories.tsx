import type { Meta, StoryObj } from "@storybook/react-vite";
import type { CSSProperties } from "react";
import { Row, Stack } from "../stack/index.ts";
import { vars } from "../theme/index.ts";
import { cut, line } from "../theme/shape.ts";

const { space, radius, shadow, color } = vars;

/** Paper of one measure with its name on it. */
function Specimen({ name, style }: { name: string; style: CSSProperties }) {
  return (
    <div
      lang="en"
      style={{
        display: "grid",
        placeItems: "center",
        inlineSize: "150px",
        blockSize: "110px",
        background: color.bg.surface,
        border: line.sheet,
        ...style,
      }}
    >
      {name}
    </div>
  );
}

/** Space in steps of 4 px, corners, borders and the heights of paper on paper. */
function Shape() {
  return (
    <Stack gap="10">
      <Stack gap="1">
        {Object.entries(space).map(([step, size]) => (
          <Row key={step}>
            <span lang="en" style={{ inlineSize: "40px" }}>
              {step}
            </span>
            <span style={{ inlineSize: size, blockSize: "12px", background: color.action.primary.bg }} />
          </Row>
        ))}
      </Stack>
      <Row gap="6">
        {Object.entries(cut).map(([name, borderRadius]) => (
          <Specimen key={name} name={`cut.${name}`} style={{ borderRadius }} />
        ))}
        {Object.entries(radius).map(([name, size]) =>
          typeof size === "string" ? <Specimen key={name} name={name} style={{ borderRadius: size }} /> : null,
        )}
      </Row>
      <Row gap="6">
        {Object.entries(line).map(([name, border]) => (
          <Specimen key={name} name={`line.${name}`} style={{ border }} />
        ))}
      </Row>
      <Row gap="10">
        {Object.entries(shadow).map(([name, boxShadow]) => (
          <Specimen key={name} name={name} style={{ boxShadow, borderRadius: cut.sheet }} />
        ))}
      </Row>
    </Stack>
  );
}

const meta = { title: "Foundations/Shape", component: Shape } satisfies Meta<typeof Shape>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};
