import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import type { Locale } from "../../foundations/words/index.ts";
import { inPlace } from "../../overlays/modal/in-place.tsx";
import { OverlayProvider, useOverlayTurn } from "../../overlays/overlay/index.ts";
import { behavesAsOverlay, isOpen, shownOverlay } from "../../overlays/overlay/overlay-suite.ts";
import { NewsletterDialog } from "../newsletter-dialog/index.ts";
import { newsletterWords } from "../newsletter-form/NewsletterForm.fixture.ts";
import { WelcomeDialog, type WelcomeDialogProps, type WelcomeGift } from "./index.ts";

type Props = Omit<WelcomeDialogProps, "open" | "onOpenChange">;

const words: Record<Locale, Props["words"]> = {
  "zh-HK": {
    ...newsletterWords["zh-HK"],
    title: "送你一份見面禮",
    body: "留下電郵地址，我們會送上優惠碼，選購任何學習計劃即減 $50。",
    consent: "我願意透過電郵收取 GK 的資訊及優惠，並可隨時取消訂閱。",
    submit: "索取優惠碼",
    later: "下次再說",
    privacy: "每位新用戶只可使用一次，不可兌換現金，亦不可與其他優惠同時使用。",
  },
  "en-US": {
    ...newsletterWords["en-US"],
    title: "A welcome gift for your family",
    body: "Leave your email address and we’ll send you a code for $50 off any learning plan.",
    consent: "Yes, send me GK news and offers by email. I can unsubscribe at any time.",
    submit: "Send me the code",
    later: "Maybe later",
    privacy: "One code per new user. It can’t be exchanged for cash or used together with other offers.",
  },
};

const gifts: Record<Locale, (email: string) => WelcomeGift> = {
  "zh-HK": (email) => ({
    title: "優惠碼已寄出",
    body: `我們已將優惠碼寄到 ${email}，選購計劃時輸入即可使用。`,
    code: "HELLOGK",
    words: { copy: "複製", copied: "已複製" },
    plans: { label: "查看計劃", href: "#plans" },
  }),
  "en-US": (email) => ({
    title: "Your code is on its way",
    body: `We’ve sent your code to ${email}. Enter it when you choose a plan.`,
    code: "HELLOGK",
    words: { copy: "Copy", copied: "Copied" },
    plans: { label: "See plans", href: "#plans" },
  }),
};

const said: Record<string, string> = {
  "email.invalid": "Enter a full email address, such as name@gk.example.",
};

/** Opens the dialog, and gives the code for the address that is sent. */
function Opener(props: Props) {
  const [open, setOpen] = useState(false);
  const [email, setEmail] = useState<string>();
  return (
    // The link of the story leads nowhere: what is tested is that the dialog closes.
    <main
      style={{ padding: "40px", minBlockSize: "760px" }}
      onClickCapture={(event) => event.target instanceof Element && event.target.closest("a") && event.preventDefault()}
    >
      <h1>GK</h1>
      <Button onClick={() => setOpen(true)}>見面禮</Button>
      <WelcomeDialog
        gift={email ? gifts["zh-HK"](email) : undefined}
        onSubmit={(values) => setEmail(values.email)}
        {...props}
        open={open}
        onOpenChange={setOpen}
      />
    </main>
  );
}

const title = "送你一份見面禮";

const openIt = async (name = title) => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:見面禮|A welcome gift)$/ }));
  return shownOverlay(name);
};

const meta = {
  title: "Community/WelcomeDialog",
  component: Opener,
  args: { action: "/newsletter", amount: "$50", words: words["zh-HK"], wordIssue: ({ code }) => said[code] ?? code },
  argTypes: { words: { control: false }, gift: { control: false }, wordIssue: { control: false } },
} satisfies Meta<typeof Opener>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = { parameters: inAFrame, play: async () => void (await openIt()) };

export const Refused: Story = {
  args: {
    words: words["en-US"],
    defaultValues: { email: "heimum@example", consent: true },
    issues: [{ field: "email", code: "email.invalid" }],
  },
  globals: { locale: "en-US" },
  play: async () => {
    await openIt("A welcome gift for your family");
    await expect(screen.getByRole("textbox", { name: "Email address" })).toBeInvalid();
  },
};

export const OnAPhone: Story = { ...Refused, globals: { locale: "en-US", viewport: { value: "w320" } } };

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

export const Gift: Story = {
  args: { gift: gifts["en-US"]("heimum@gk.example") },
  globals: { locale: "en-US" },
  play: async () => void (await openIt("Your code is on its way")),
};

/** By keyboard alone: ask, read the code, go on to the plans. */
export const GivesTheCodeByKeyboard: Story = {
  play: async () => {
    await openIt();
    await waitFor(() => expect(screen.getByRole("textbox", { name: "電郵地址" })).toHaveFocus());
    await userEvent.keyboard("heimum@gk.example{Enter}");
    const done = await shownOverlay("優惠碼已寄出");
    await expect(done).toHaveTextContent("HELLOGK");
    await userEvent.tab();
    await expect(screen.getByRole("button", { name: "複製" })).toHaveFocus();
    await userEvent.tab();
    await expect(screen.getByRole("link", { name: "查看計劃" })).toHaveFocus();
    await userEvent.keyboard("{Enter}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

/** Both pop-ups want to show; the welcome waits for its turn. */
function BothAtOnce(props: Props) {
  const [newsletter, setNewsletter] = useState(true);
  const [welcome, setWelcome] = useState(true);
  const newsletterTurn = useOverlayTurn("newsletter", newsletter);
  const welcomeTurn = useOverlayTurn("welcome", welcome);
  return (
    <main style={{ padding: "40px", minBlockSize: "760px" }}>
      <h1>GK</h1>
      <NewsletterDialog
        {...props}
        words={{ ...props.words, title: "教養貼士" }}
        open={newsletterTurn}
        onOpenChange={setNewsletter}
      />
      <WelcomeDialog {...props} open={welcomeTurn} onOpenChange={setWelcome} />
    </main>
  );
}

/** One at a time, the newsletter before the welcome. */
export const AfterTheNewsletter: Story = {
  render: (args) => (
    <OverlayProvider onRedirect={() => undefined}>
      <BothAtOnce {...args} />
    </OverlayProvider>
  ),
  play: async () => {
    await shownOverlay("教養貼士");
    await expect(screen.getAllByRole("dialog")).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await shownOverlay(title);
    await expect(screen.getAllByRole("dialog").filter(isOpen)).toHaveLength(1);
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
  },
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({
      opener: canvas.getByRole("button", { name: /^(?:見面禮|A welcome gift)$/ }),
      name: title,
    });
  },
};

export const Sheet: Story = {
  render: specimens(
    inPlace(WelcomeDialog),
    meta.args,
    Playground,
    { args: { gift: gifts["zh-HK"]("heimum@gk.example") } },
    Refused,
    Gift,
  ),
};
