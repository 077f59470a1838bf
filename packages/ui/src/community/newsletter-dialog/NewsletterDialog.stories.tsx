import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Phrase } from "../../foundations/text/index.ts";
import { inPlace } from "../../overlays/modal/in-place.tsx";
import { behavesAsOverlay, shownOverlay } from "../../overlays/overlay/overlay-suite.ts";
import { newsletterIssues, newsletterWords } from "../newsletter-form/NewsletterForm.fixture.ts";
import { NewsletterDialog, type NewsletterDialogProps } from "./index.ts";

type Props = Omit<NewsletterDialogProps, "open" | "onOpenChange">;

const chinese: Props["words"] = {
  ...newsletterWords["zh-HK"],
  title: (
    <>
      <Phrase>教養貼士，</Phrase>
      <Phrase>直送你的電郵</Phrase>
    </>
  ),
  body: "每月一至兩封，分享在家培養禮貌和善良的小方法，還有最新活動消息。",
  later: "暫時不用",
};

const english: Props["words"] = {
  ...newsletterWords["en-US"],
  title: "Parenting tips, straight to your inbox",
  body: "Once or twice a month: simple ways to practice manners and kindness at home, plus news of our events.",
  later: "No, thanks",
};

const thanks = (email: string) => ({ title: "多謝訂閱！", body: `第一封電子通訊很快便會寄到 ${email}。` });

/** Opens the dialog, and thanks for the address that is sent. */
function Opener(props: Props) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  return (
    <main style={{ padding: "40px", minBlockSize: "760px" }}>
      <h1>教養貼士</h1>
      <Button onClick={() => setOpen(true)}>了解更多</Button>
      <NewsletterDialog
        thanks={email ? thanks(email) : undefined}
        onSubmit={(values) => setEmail(values.email)}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </main>
  );
}

/** The two phrases of the title, as they are read out. */
const title = "教養貼士， 直送你的電郵";

const openIt = async (name = title) => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:了解更多|Find out more)$/ }));
  return shownOverlay(name);
};

const meta = {
  title: "Community/NewsletterDialog",
  component: Opener,
  args: { action: "/newsletter", words: chinese, wordIssue: ({ code }) => newsletterIssues[code] ?? code },
  argTypes: { words: { control: false }, thanks: { control: false }, wordIssue: { control: false } },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inAFrame, play: async () => void (await openIt()) };

export const English: Story = {
  args: { words: english },
  globals: { locale: "en-US" },
  play: async () => void (await openIt("Parenting tips, straight to your inbox")),
};

export const OnAPhone: Story = { ...English, globals: { locale: "en-US", viewport: { value: "w320" } } };

export const Sending: Story = {
  args: {
    defaultValues: { email: "heimum@gk.example", consent: true },
    onSubmit: fn(() => new Promise<void>(() => {})),
  },
  play: async () => {
    await openIt();
    await userEvent.keyboard("{Enter}");
    await expect(screen.getByRole("button", { name: "傳送中…" })).toHaveAttribute("aria-disabled", "true");
  },
};

export const Refused: Story = {
  args: { defaultValues: { email: "heimum@" }, issues: [{ field: "email", code: "email.invalid" }] },
  play: async () => {
    await openIt();
    await expect(screen.getByRole("textbox", { name: "電郵地址" })).toHaveAccessibleDescription(
      "請輸入完整的電郵地址，例如 name@gk.example。",
    );
  },
};

export const Failed: Story = {
  args: {
    words: english,
    defaultValues: { email: "heimum@gk.example", consent: true },
    formIssue: { field: "", code: "failed" },
  },
  globals: { locale: "en-US" },
  play: async () => {
    await openIt("Parenting tips, straight to your inbox");
    await expect(screen.getByRole("alert")).toHaveTextContent("We couldn’t sign you up just now.");
  },
};

/** By keyboard alone: type, agree, send, read the thanks, leave; focus goes back to what opened it. */
export const SubscribesByKeyboard: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: /^(?:了解更多|Find out more)$/ });
    opener.focus();
    await userEvent.keyboard("{Enter}");
    await shownOverlay(title);
    await waitFor(() => expect(screen.getByRole("textbox", { name: "電郵地址" })).toHaveFocus());
    await userEvent.keyboard("heimum@gk.example");
    await userEvent.tab();
    await userEvent.keyboard(" ");
    await userEvent.tab();
    await userEvent.keyboard("{Enter}");
    const done = await shownOverlay("多謝訂閱！");
    await expect(done).toHaveTextContent("heimum@gk.example");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "知道了" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(opener).toHaveFocus());
  },
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({
      opener: canvas.getByRole("button", { name: /^(?:了解更多|Find out more)$/ }),
      name: title,
    });
  },
};

export const Sheet: Story = {
  render: specimens(
    inPlace(NewsletterDialog),
    meta.args,
    Playground,
    { args: { busy: true } },
    Refused,
    { args: { thanks: thanks("heimum@gk.example") } },
    English,
    Failed,
  ),
};
