// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { OverlayProvider, useOverlays } from "./index.ts";
import { question } from "./question.fixture.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

it("answers a no at once, so that whoever asks may ask again with the next key", async () => {
  vi.stubGlobal("requestAnimationFrame", () => 0);
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OverlayProvider onRedirect={() => undefined}>{children}</OverlayProvider>
  );
  const { result, unmount } = renderHook(useOverlays, { wrapper });
  const answer = result.current.confirm(question);
  unmount();
  expect(await answer).toBe(false);
});
