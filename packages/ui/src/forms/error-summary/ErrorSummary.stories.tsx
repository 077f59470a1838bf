import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, waitFor, within } from "storybook/test";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { useUi } from "../../foundations/ui-provider/index.ts";
import type { Locale } from "../../foundations/words/index.ts";
import { Container } from "../../layout/container/index.ts";
import { Form, FormActions } from "../form/index.ts";
import { TextField } from "../text-field/index.ts";
import { ErrorSummary, type ErrorSummaryProps } from "./index.ts";

const said: Record<Locale, { refusal: string; submit: string; submitting: string }> = {
  "zh-HK": { refusal: "請填寫此項目。", submit: "送出", submitting: "正在送出…" },
  "en-US": { refusal: "Please answer this.", submit: "Send", submitting: "Sending…" },
};

/** A form that was refused; what comes between its two questions is `children`. */
function Refused({ children, ...summary }: ErrorSummaryProps & { children?: ReactNode }) {
  const { refusal, submit, submitting } = said[useUi<Locale>().locale];
  return (
    <Container width="form">
      <Form
        action="/contact-us"
        read={() => undefined}
        issues={["name", "topic", "unknown"].map((field) => ({ field, code: "required" }))}
        wordIssue={() => refusal}
      >
        <ErrorSummary {...summary} />
        <TextField name="name" label={summary.names["name"]} />
        {children}
        <TextField name="topic" label={summary.names["topic"]} />
        <FormActions submit={submit} submitting={submitting} />
      </Form>
    </Container>
  );
}

const meta = {
  title: "Forms/ErrorSummary",
  component: ErrorSummary,
  args: {
    title: (count) => `請檢查 ${count} 個項目`,
    body: "你填寫的內容仍然保留，請更正以下項目：",
    names: { name: "姓名", topic: "主題" },
    item: (link, message) => (
      <>
        {link}：{message}
      </>
    ),
  },
  render: (args) => (
    <Refused {...args}>
      <div style={{ blockSize: "1200px" }} />
    </Refused>
  ),
} satisfies Meta<typeof ErrorSummary>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {
  name: "Takes the focus and leads to the fields",
  play: async ({ canvas }) => {
    const summary = canvas.getByRole("group", { name: "請檢查 2 個項目" });
    await expect(summary).toHaveFocus();
    // Read out by the focus, and not by an alert as well.
    await expect(canvas.queryByRole("alert")).toBeNull();
    await expect(within(summary).getAllByRole("link")).toHaveLength(2);
    await expect(
      within(summary)
        .getAllByRole("listitem")
        .map(({ textContent }) => textContent),
    ).toEqual(["姓名：請填寫此項目。", "主題：請填寫此項目。"]);
    await userEvent.click(within(summary).getByRole("link", { name: "主題" }));
    await expect(canvas.getByLabelText("主題")).toHaveFocus();
  },
};

export const LabelComesIntoView: Story = {
  name: "A link brings the label into view, not only the box",
  play: async ({ canvas }) => {
    const label = canvas.getByText("主題", { selector: "label" });
    const isSeen = () => {
      const { top, bottom } = label.getBoundingClientRect();
      return top >= 0 && bottom <= window.innerHeight;
    };
    await expect(isSeen()).toBe(false);
    await userEvent.click(canvas.getByRole("link", { name: "主題" }));
    await waitFor(() => expect(isSeen()).toBe(true));
  },
};

export const English: Story = {
  globals: { locale: "en-US" },
  args: {
    title: (count) => (count === 1 ? "Please check 1 item" : `Please check ${count} items`),
    body: "Your answers are kept. Please correct these items:",
    names: { name: "Name", topic: "Topic" },
    item: (link, message) => (
      <>
        {link}: {message}
      </>
    ),
  },
  render: (args) => <Refused {...args} />,
};

export const Sheet: Story = { render: specimens(Refused, meta.args, Playground, English) };
