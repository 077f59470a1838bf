// @vitest-environment jsdom
import { act, cleanup, render } from "@testing-library/react";
import type { ComponentType } from "react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { idlePiece } from "./idle-piece.tsx";

beforeEach(() => void vi.useFakeTimers());

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const Greeting = ({ name }: { name: string }) => <p>{`Hello ${name}`}</p>;

/** A piece that is fetched by a load that is watched. */
function watched(load: () => Promise<ComponentType<{ name: string }>>) {
  const loading = vi.fn(load);
  return { loading, Piece: idlePiece(loading) };
}

const becomeIdle = () => act(() => vi.runAllTimersAsync());

it("is nothing before the page is idle, and the piece with its props after", async () => {
  const { loading, Piece } = watched(() => Promise.resolve(Greeting));
  const { container, rerender } = render(<Piece name="Ka Yan" />);
  expect(container.textContent).toBe("");
  expect(loading).not.toHaveBeenCalled();
  await becomeIdle();
  expect(container.textContent).toBe("Hello Ka Yan");
  rerender(<Piece name="Ho Yin" />);
  expect(container.textContent).toBe("Hello Ho Yin");
});

it("is remembered: there at once the next time, without another load", async () => {
  const { loading, Piece } = watched(() => Promise.resolve(Greeting));
  render(<Piece name="Ka Yan" />).unmount();
  const first = render(<Piece name="Ka Yan" />);
  await becomeIdle();
  first.unmount();
  const { container } = render(<Piece name="Ho Yin" />);
  expect(container.textContent).toBe("Hello Ho Yin");
  await becomeIdle();
  expect(loading).toHaveBeenCalledOnce();
});

it("leaves nothing where it can't be fetched, and is asked for again the next time", async () => {
  const { loading, Piece } = watched(() => Promise.resolve(Greeting));
  loading.mockRejectedValueOnce(new Error("no connection"));
  const first = render(<Piece name="Ka Yan" />);
  await becomeIdle();
  expect(first.container.textContent).toBe("");
  expect(loading).toHaveBeenCalledOnce();
  first.unmount();
  const { container } = render(<Piece name="Ka Yan" />);
  await becomeIdle();
  expect(container.textContent).toBe("Hello Ka Yan");
});

it("is not fetched for what is gone before the page is idle", async () => {
  const { loading, Piece } = watched(() => Promise.resolve(Greeting));
  render(<Piece name="Ka Yan" />).unmount();
  await becomeIdle();
  expect(loading).not.toHaveBeenCalled();
});

it("what is gone while it is fetched is drawn nowhere, and is there the next time", async () => {
  const fetched = Promise.withResolvers<typeof Greeting>();
  const { loading, Piece } = watched(() => fetched.promise);
  const first = render(<Piece name="Ka Yan" />);
  await becomeIdle();
  first.unmount();
  fetched.resolve(Greeting);
  await becomeIdle();
  expect(first.container.textContent).toBe("");
  expect(render(<Piece name="Ho Yin" />).container.textContent).toBe("Hello Ho Yin");
  expect(loading).toHaveBeenCalledOnce();
});

describe("a piece that somebody waits for", () => {
  const wantedPiece = (load: () => Promise<ComponentType<{ name: string; open: boolean }>>) =>
    idlePiece(load, { wanted: ({ open }) => open, standIn: ({ name }) => <p>{`No greeting for ${name}`}</p> });
  const soon = () => act(() => vi.advanceTimersByTimeAsync(1));

  it("is fetched at once", async () => {
    const Piece = wantedPiece(() => Promise.resolve(Greeting));
    const { container, rerender } = render(<Piece name="Ka Yan" open={false} />);
    await soon();
    expect(container.textContent).toBe("");
    rerender(<Piece name="Ka Yan" open />);
    await soon();
    expect(container.textContent).toBe("Hello Ka Yan");
  });

  it("has a stand-in where it can't be fetched, and is asked for again by the next press", async () => {
    const load = vi.fn(() => Promise.resolve(Greeting)).mockRejectedValueOnce(new Error("no connection"));
    const Piece = wantedPiece(load);
    const { container, rerender } = render(<Piece name="Ka Yan" open />);
    await soon();
    expect(container.textContent).toBe("No greeting for Ka Yan");
    expect(load).toHaveBeenCalledOnce();
    rerender(<Piece name="Ka Yan" open={false} />);
    rerender(<Piece name="Ka Yan" open />);
    await soon();
    expect(container.textContent).toBe("Hello Ka Yan");
    expect(load).toHaveBeenCalledTimes(2);
  });
});
