// @vitest-environment jsdom
import { cleanup, renderHook } from "@testing-library/react";
import type { ReactNode } from "react";
import { afterEach, expect, it } from "vitest";
import { OverlayProvider, useOverlayTurn } from "./index.ts";

afterEach(cleanup);

it("is a pop-up's turn where nothing else waits", () => {
  const wrapper = ({ children }: { children: ReactNode }) => (
    <OverlayProvider onRedirect={() => undefined}>{children}</OverlayProvider>
  );
  expect(renderHook(() => useOverlayTurn("newsletter", true), { wrapper }).result.current).toBe(true);
});

it("never is where there is no place for overlays, as on the page of an error", () =>
  expect(renderHook(() => useOverlayTurn("newsletter", true)).result.current).toBe(false));
