// @vitest-environment jsdom
import { act } from "react";
import { hydrateRoot } from "react-dom/client";
import { renderToString } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { icons } from "../../foundations/icon/index.ts";
import { UiProvider } from "../../foundations/ui-provider/index.ts";
import { MemberMenu } from "./index.ts";

const menu = (
  <UiProvider locale="en-US">
    <MemberMenu
      items={[
        { id: "home", label: "Overview", href: "/member", icon: icons.house, current: true },
        { id: "events", label: "Special events", href: "/member/special-activity", icon: icons.flag },
      ]}
      member={{ name: "Demo Mum" }}
      signOut={{ label: "Sign out", form: "signout" }}
    />
  </UiProvider>
);

it("a row that was scrolled before scripts ran stays where it is", async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  document.body.innerHTML = renderToString(menu);
  const row = document.querySelector("nav") ?? document.body;
  row.scrollLeft = 120;
  await act(async () => hydrateRoot(document.body, menu));
  expect(row.scrollLeft).toBe(120);
});
