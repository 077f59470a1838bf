// @vitest-environment jsdom
import { UiProvider } from "@gk/ui/ui-provider";
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, expect, it } from "vitest";
import { RouterLink } from "../../locale/RouterLink.tsx";
import { sayKeys } from "../../words/testing.ts";
import { Translation } from "../../words/words.ts";
import { Register } from "./Register.tsx";
import type { Attempt } from "./useAttempt.tsx";

afterEach(cleanup);

it("asks for the newsletter without requiring it, and without a mark", () => {
  const attempt = { form: { action: "/auth?type=register" }, outcome: {} } as unknown as Attempt;
  render(
    <MemoryRouter>
      <Translation value={sayKeys()}>
        <UiProvider locale="en-US" link={RouterLink}>
          <Register attempt={attempt} />
        </UiProvider>
      </Translation>
    </MemoryRouter>,
  );
  const newsletter = screen.getByRole("checkbox", { name: "auth.register.marketing" });
  expect(newsletter.getAttribute("aria-required")).toBeNull();
});
