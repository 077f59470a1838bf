import type { Meta, StoryObj } from "@storybook/react-vite";
import { useState } from "react";
import { expect, fn, screen, spyOn, userEvent, waitFor } from "storybook/test";
import { Button } from "../../controls/button/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { inAFrame } from "../../foundations/specimens/in-a-frame.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { inPlace } from "../modal/in-place.tsx";
import { OverlayProvider, useOverlays } from "../overlay/index.ts";
import { behavesAsOverlay, shownOverlay } from "../overlay/overlay-suite.ts";
import { Alert, type AlertTone, alertTones } from "./index.ts";

const birds: Record<AlertTone, Picture> = {
  info: pictures.mascotStand,
  success: pictures.mascotCheer,
  error: pictures.mascotThink,
};

type AskProps = {
  tone: AlertTone;
  body: string;
  redirect?: string;
  retry: () => void;
  onRedirect: (path: string) => void;
};

function Asker({ tone, body, redirect, retry }: AskProps) {
  const { alert } = useOverlays();
  const [outcome, setOutcome] = useState("");
  const ask = async () => setOutcome(await alert({ tone, body, retry, ...(redirect ? { redirect } : {}) }));
  return (
    <main style={{ padding: "40px", minBlockSize: "600px" }}>
      <h1>付款方式</h1>
      <Button onClick={() => void ask()}>開啟提示</Button>
      <Button variant="quiet" onClick={() => void Promise.all([ask(), ask()])}>
        開啟兩個提示
      </Button>
      <p>{outcome}</p>
    </main>
  );
}

const meta = {
  title: "Overlays/Alert",
  component: Asker,
  args: {
    tone: "info",
    body: "請勿同時開啟多個付款分頁，並在最先開啟的分頁繼續。",
    retry: fn(),
    onRedirect: fn(),
  },
  argTypes: { tone: { control: "select", options: alertTones } },
  render: (args) => (
    <OverlayProvider onRedirect={args.onRedirect} pictures={birds}>
      <Asker {...args} />
    </OverlayProvider>
  ),
} satisfies Meta<typeof Asker>;
export default meta;

type Story = StoryObj<typeof meta>;

const ask = async (title: string) => {
  await userEvent.click(screen.getByRole("button", { name: /^(?:開啟提示|Open the alert)$/ }));
  return shownOverlay(title);
};

export const Playground: Story = { parameters: inAFrame, play: async () => void (await ask("提示")) };

export const Success: Story = {
  args: { tone: "success", body: "阿晞的資料已更新。" },
  play: async () => void (await ask("成功！")),
};

export const Failure: Story = {
  args: { tone: "error", body: "付款未能完成，請再試一次，或改用其他付款方式。" },
  play: async () => void (await ask("哎呀！")),
};

/** A tone without a picture, as for whoever gives the provider none. */
export const WithoutAPicture: Story = {
  render: (args) => (
    <OverlayProvider onRedirect={args.onRedirect}>
      <Asker {...args} />
    </OverlayProvider>
  ),
  play: async () => {
    const alert = await ask("提示");
    await expect(alert.querySelector("img")).toBeNull();
  },
};

export const DrawsThePictureOfItsTone: Story = {
  ...Failure,
  play: async () => {
    const alert = await ask("哎呀！");
    await expect(alert.querySelector("img")).toHaveAttribute("src", birds.error.src);
  },
};

export const TriesAgainAfterAFailure: Story = {
  ...Failure,
  play: async ({ args, canvas }) => {
    await ask("哎呀！");
    await userEvent.click(screen.getByRole("button", { name: "再試一次" }));
    await expect(args.retry).toHaveBeenCalledOnce();
    await expect(await canvas.findByText("retried")).toBeVisible();
  },
};

/** The titles are literal. */
export const TitlesInEnglish: Story = {
  args: { tone: "error", body: "We couldn’t reach GK. Check your connection and try again." },
  globals: { locale: "en-US" },
  play: async () => {
    await ask("Oops!");
    await expect(screen.getByRole("button", { name: "Try again" })).toHaveFocus();
  },
};

export const InfoInEnglish: Story = {
  args: { tone: "info", body: "Please don’t open more than one payment tab." },
  globals: { locale: "en-US" },
  play: async () => void (await ask("Info")),
};

export const SuccessInEnglish: Story = {
  args: { tone: "success", body: "Hei’s details have been updated." },
  globals: { locale: "en-US" },
  play: async () => void (await ask("Success!")),
};

export const BehavesAsOverlay: Story = {
  play: async ({ canvas }) => {
    await behavesAsOverlay({
      opener: canvas.getByRole("button", { name: /^(?:開啟提示|Open the alert)$/ }),
      name: "提示",
    });
  },
};

/** Whichever alert is the last, the focus goes back to what asked for them. */
export const GivesTheFocusBackAfterTwo: Story = {
  play: async ({ canvas }) => {
    const opener = canvas.getByRole("button", { name: "開啟兩個提示" });
    await userEvent.click(opener);
    const first = await shownOverlay("提示");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(first).not.toBeInTheDocument());
    await shownOverlay("提示");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(opener).toHaveFocus());
    await expect(await canvas.findByText("closed")).toBeVisible();
  },
};

/** The answer comes once the page can be read again and has been painted so, for what is then written to be announced. */
export const AnswersOnceThePageIsReleased: Story = {
  play: async ({ canvas }) => {
    const alert = await ask("提示");
    const outcome = canvas.getByRole("heading", { name: "付款方式", hidden: true }).parentElement?.lastElementChild;
    const order: string[] = [];
    // The next frame comes late, yet before the answer has waited for it in vain.
    spyOn(window, "requestAnimationFrame").mockImplementation((frame) =>
      window.setTimeout(() => {
        order.push(alert.hasAttribute("open") ? "held" : "painted");
        frame(performance.now());
      }, 100),
    );
    const watcher = new MutationObserver(() => order.push("written"));
    watcher.observe(outcome as Element, { childList: true, characterData: true, subtree: true });
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(outcome).toHaveTextContent("closed"));
    watcher.disconnect();
    await expect(order[0]).toBe("painted");
  },
};

/** An alert with a path redirects also when Escape closes it, once. */
export const RedirectsOnEscape: Story = {
  args: { redirect: "/member/children" },
  play: async ({ args }) => {
    await ask("提示");
    await userEvent.keyboard("{Escape}");
    await waitFor(() => expect(args.onRedirect).toHaveBeenCalledWith("/member/children"));
    await expect(args.onRedirect).toHaveBeenCalledOnce();
  },
};

export const NeverToAnotherOrigin: Story = {
  args: { redirect: "//other.example/member" },
  play: async ({ args, canvas }) => {
    await ask("提示");
    await userEvent.keyboard("{Enter}");
    await expect(await canvas.findByText("closed")).toBeVisible();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};

export const StaysWithoutAPath: Story = {
  play: async ({ args, canvas }) => {
    await ask("提示");
    await userEvent.click(screen.getByRole("button", { name: "知道了" }));
    await expect(await canvas.findByText("closed")).toBeVisible();
    await expect(args.onRedirect).not.toHaveBeenCalled();
  },
};

export const Sheet: Story = {
  render: specimens(
    inPlace(Alert),
    { tone: "info", body: meta.args.body, picture: birds.info, onRetry: () => undefined },
    {},
    { args: { tone: "success", body: Success.args?.body, picture: birds.success } },
    { args: { tone: "error", body: Failure.args?.body, picture: birds.error } },
    { args: { tone: "info", body: InfoInEnglish.args?.body, picture: undefined }, globals: { locale: "en-US" } },
    {
      args: { tone: "success", body: SuccessInEnglish.args?.body, picture: birds.success },
      globals: { locale: "en-US" },
    },
    { args: { tone: "error", body: TitlesInEnglish.args?.body, picture: birds.error }, globals: { locale: "en-US" } },
  ),
};
