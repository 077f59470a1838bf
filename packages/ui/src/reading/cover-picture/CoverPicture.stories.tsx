import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { CardGrid } from "../card/index.ts";
import { PageBody } from "../page-body/index.ts";
import { CoverPicture } from "./index.ts";

const meta = {
  title: "Reading/CoverPicture",
  component: CoverPicture,
  args: { of: { src: pictures.coverHiking.src, alt: "三個孩子在郊野公園行山" } },
  decorators: [
    (Story) => (
      <PageBody width="form">
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof CoverPicture>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByRole("img", { name: "三個孩子在郊野公園行山" })).toHaveAttribute("loading", "lazy");
  },
};

/** An emblem loses nothing of its edge. */
export const Whole: Story = {
  args: { of: { src: pictures.strengthWisdom.src, alt: "智慧", whole: true } },
  play: async ({ canvas }) => {
    const emblem = canvas.getByRole("img", { name: "智慧" });
    await expect(emblem).toHaveStyle({ objectFit: "contain" });
    await expect(emblem.offsetWidth / emblem.offsetHeight).toBeCloseTo(16 / 9, 1);
  },
};

export const Sheet: Story = {
  render: (args) => (
    <CardGrid>
      <Specimen>
        <CoverPicture {...args} />
      </Specimen>
      <Specimen>
        <CoverPicture of={{ src: pictures.coverScience.src, alt: "" }} eager />
      </Specimen>
      <Specimen>
        <CoverPicture of={{ src: pictures.strengthWisdom.src, alt: "", whole: true }} />
      </Specimen>
      <Specimen>
        <CoverPicture of={undefined} />
      </Specimen>
      <Specimen>
        <CoverPicture of={undefined} standIn={pictures.stickerSprout} />
      </Specimen>
    </CardGrid>
  ),
};
