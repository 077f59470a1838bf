import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect, fn, userEvent } from "storybook/test";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { inStates } from "../../foundations/specimens/in-states.tsx";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Row, Stack } from "../../layout/stack/index.ts";
import { Button, ButtonLink, buttonSizes, buttonVariants } from "./index.ts";

const meta = {
  title: "Controls/Button",
  component: Button,
  parameters: { layout: "padded" },
  args: { children: "查看計劃", onClick: fn() },
  argTypes: {
    variant: { control: "select", options: buttonVariants },
    size: { control: "select", options: buttonSizes },
  },
} satisfies Meta<typeof Button>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const States: Story = {
  render: (args) => (
    <Row>
      {buttonVariants.map((variant) => (
        <Button key={variant} {...args} variant={variant} />
      ))}
    </Row>
  ),
  decorators: [inStates],
};

/** At rest, long, not to be pressed, running; then a link, and one as wide as its container. */
export const Sheet: Story = {
  render: () => (
    <Stack gap="6">
      {buttonVariants.map((variant) => (
        <Stack key={variant}>
          {buttonSizes.map((size) => (
            <Row key={size}>
              <Specimen>
                <Button variant={variant} size={size}>
                  查看計劃
                </Button>
              </Specimen>
              <Specimen>
                <Button variant={variant} size={size}>
                  <span lang="en">See plans and prices for your family</span>
                  <Icon of={icons.arrowRight} />
                </Button>
              </Specimen>
              <Specimen>
                <Button variant={variant} size={size} disabled>
                  查看計劃
                </Button>
              </Specimen>
              <Specimen>
                <Button variant={variant} size={size} busy="處理中…">
                  查看計劃
                </Button>
              </Specimen>
            </Row>
          ))}
        </Stack>
      ))}
      <Row>
        <Specimen>
          <ButtonLink href="#plans">查看計劃</ButtonLink>
        </Specimen>
        <Specimen>
          <ButtonLink href="#plans" variant="reward">
            <span lang="en">Upgrade</span>
          </ButtonLink>
        </Specimen>
      </Row>
      <Specimen>
        <Button block>查看計劃</Button>
      </Specimen>
    </Stack>
  ),
};

export const Pressed: Story = {
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "查看計劃" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).toHaveBeenCalledOnce();
  },
};

export const DisabledStaysReachable: Story = {
  args: { disabled: true },
  play: async ({ args, canvas }) => {
    const button = canvas.getByRole("button", { name: "查看計劃" });
    await userEvent.tab();
    await expect(button).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};

/** A word shorter than the button's own leaves the button as wide as it was. */
export const LoadingKeepsTheWidth: Story = {
  render: (args) => (
    <>
      <Button {...args}>提交這份申請表</Button>
      <Button {...args} busy="提交中…">
        提交這份申請表
      </Button>
    </>
  ),
  play: async ({ canvas }) => {
    const rest = canvas.getByRole("button", { name: "提交這份申請表" });
    await expect(canvas.getByRole("button", { name: "提交中…" }).offsetWidth).toBe(rest.offsetWidth);
  },
};

export const LoadingIgnoresPresses: Story = {
  args: { busy: "提交中…" },
  play: async ({ args, canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: "提交中…" }));
    await expect(args.onClick).not.toHaveBeenCalled();
  },
};
