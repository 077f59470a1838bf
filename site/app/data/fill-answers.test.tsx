// @vitest-environment jsdom
import { cleanup, render, waitFor } from "@testing-library/react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router-dom";
import useSWR from "swr";
import { afterEach, describe, expect, it, vi } from "vitest";
import { loadMessages } from "../words/catalogue.ts";
import { fillAnswers } from "./fill-answers.ts";

vi.mock(import("../words/catalogue.ts"), () => ({ loadMessages: vi.fn(() => Promise.resolve()) }));

afterEach(cleanup);

const Page = () => <p>{useSWR<string>("answer", null).data}</p>;

it("draws nothing of a move until all its loaders have answered", async () => {
  const { promise: outer, resolve } = Promise.withResolvers<null>();
  let time = 0;
  const inner = vi.fn(() => ({ fallback: { answer: `answer ${(time += 1)}` } }));
  const router = createMemoryRouter([
    {
      path: "/",
      middleware: [fillAnswers as never],
      loader: () => (time === 0 ? null : outer),
      Component: Outlet,
      HydrateFallback: () => null,
      children: [{ index: true, loader: inner, Component: Page }],
    },
  ]);
  const { container } = render(<RouterProvider router={router} />);
  await waitFor(() => expect(container.textContent).toBe("answer 1"));

  const moved = router.revalidate();
  await waitFor(() => expect(inner).toHaveBeenCalledTimes(2));
  await new Promise((done) => void setTimeout(done));
  expect(container.textContent).toBe("answer 1");
  resolve(null);
  await moved;
  await waitFor(() => expect(container.textContent).toBe("answer 2"));
});

it("ends a move that fails when its words are there, since its language may be new", async () => {
  const failed = { root: { type: "error", result: new Error("404") } } as const;
  const words = Promise.withResolvers<void>();
  vi.mocked(loadMessages).mockReturnValueOnce(words.promise);
  const args = { request: new Request("https://gk.example/en-US/none"), pattern: "/en-US/*" };
  const ended = vi.fn();
  const move = async () => ended(await fillAnswers(args as Parameters<typeof fillAnswers>[0], async () => failed));
  const moved = move();
  await new Promise((done) => void setTimeout(done));
  expect(ended).not.toHaveBeenCalled();
  words.resolve();
  await moved;
  expect(ended).toHaveBeenCalledWith(failed);
});

describe("without a connection, which fetches no words either,", () => {
  const lost = { root: { type: "error", result: new TypeError("Failed to fetch") } } as const;

  it.each([
    ["a form that is sent goes on", { method: "POST" }, {}],
    ["a page that stays as it is goes on", {}, {}],
    ["a move fails for its data", {}, lost],
  ])("%s", async (_, init, results) => {
    const request = new Request("https://gk.example/contact-us", init);
    vi.mocked(loadMessages).mockRejectedValueOnce(new TypeError("Failed to fetch dynamically imported module"));
    const args = { request, pattern: "/contact-us" } as Parameters<typeof fillAnswers>[0];
    await expect(fillAnswers(args, () => Promise.resolve(results))).resolves.toEqual(results);
  });
});

it("leaves it to a page to say that its words don't come", async () => {
  const missing = new TypeError("Failed to fetch dynamically imported module");
  vi.mocked(loadMessages).mockRejectedValueOnce(missing);
  const args = { request: new Request("https://gk.example/faq"), pattern: "/faq" } as Parameters<typeof fillAnswers>[0];
  const root = { type: "data", result: undefined } as const;
  const answered = { root, faq: { type: "data", result: { fallback: {} } } } as const;
  const failed = { root, faq: { type: "error", result: missing } };
  await expect(fillAnswers(args, () => Promise.resolve(answered))).resolves.toEqual(failed);
});
