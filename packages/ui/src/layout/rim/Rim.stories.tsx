import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Rim, rimCuts, rimSides } from "./index.ts";

const Ground = ({ children }: { children: ReactNode }) => (
  <div style={{ position: "relative", marginBlock: "80px", blockSize: "80px", background: "currentColor" }}>
    {children}
  </div>
);

const meta = {
  title: "Layout/Rim",
  component: Rim,
  args: { side: "above" },
  argTypes: { side: { control: "select", options: rimSides }, cut: { control: "select", options: rimCuts } },
  render: (args) => (
    <Ground>
      <Rim {...args} />
    </Ground>
  ),
} satisfies Meta<typeof Rim>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = {
  render: () => (
    <>
      {rimCuts.map((cut) => (
        <Specimen key={cut} as={`cut="${cut}"`}>
          <Ground>
            {rimSides.map((side) => (
              <Rim key={side} side={side} cut={cut} />
            ))}
          </Ground>
        </Specimen>
      ))}
    </>
  ),
};
