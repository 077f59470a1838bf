// @vitest-environment jsdom
import { LanguageSwitch } from "@gk/ui/language-switch";
import { UiProvider } from "@gk/ui/ui-provider";
import { createRoot } from "react-dom/client";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { MenuDrawer } from "./MenuDrawer.tsx";

const account = {
  kind: "guest",
  signIn: { label: "Sign in", href: "/auth" },
  register: { label: "Register", href: "/auth?type=register" },
} as const;
const words = { guestTitle: "Hello", guestBody: "Look around", member: "Member area" };

// As in a browser: what React leaves for later waits for its turn, as it does where a press had to fetch the drawer.
beforeEach(() => vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", false));

afterEach(() => {
  vi.unstubAllGlobals();
  document.body.replaceChildren();
});

it("closes for whoever goes back in the moment in which it shows", async () => {
  const place = document.body.appendChild(document.createElement("div"));
  const onOpenChange = vi.fn<(open: boolean) => void>();
  const shown = new Promise<void>((resolve) => {
    const watch = new MutationObserver(() => {
      if (!place.querySelector("dialog[open]")) return;
      watch.disconnect();
      dispatchEvent(new PopStateEvent("popstate"));
      resolve();
    });
    watch.observe(place, { subtree: true, childList: true, attributes: true });
  });
  const root = createRoot(place);
  root.render(
    <UiProvider locale="en-US">
      <MenuDrawer
        open
        onOpenChange={onOpenChange}
        items={[]}
        search="Search"
        account={account}
        language={<LanguageSwitch languages={[]} onSelect={() => undefined} />}
        words={words}
      />
    </UiProvider>,
  );
  await shown;
  expect(onOpenChange).toHaveBeenCalledWith(false);
  root.unmount();
});
