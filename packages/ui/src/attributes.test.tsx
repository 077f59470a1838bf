// @vitest-environment jsdom
import { composeStories, type Meta } from "@storybook/react-vite";
import { act, cleanup, render, waitFor } from "@testing-library/react";
import type { ComponentType, ReactNode } from "react";
import { afterEach, expect, it, vi } from "vitest";
import { UiProvider } from "./foundations/ui-provider/index.ts";

/**
 * What a page gives to a piece (`ref`, `id`, `className`, `data-` attributes) arrives at its root or at its native control.
 * The pieces are those of the entry points, and their stories draw them: wherever a story, or a piece in it, draws the one
 * that is looked at, that one is given the attributes too.
 */
const given = vi.hoisted(() => ({ piece: undefined as unknown, refs: new Set<Element>() }));

vi.mock("react/jsx-dev-runtime", async (load) => {
  type Props = Readonly<Record<string, unknown>>;
  const runtime = await load<{ jsxDEV: (type: unknown, props: Props, ...rest: unknown[]) => ReactNode }>();
  const attributes = {
    id: "given",
    className: "given",
    "data-given": "",
    ref: (element: Element | null) => void (element && given.refs.add(element)),
  };
  /** Drawn in place of a component, which learns then what it is given: many stories make their elements when they load. */
  const inPlaceOf = (type: unknown) => (props: Props) =>
    runtime.jsxDEV(type, {
      ...props,
      ...(type === given.piece && { ...attributes, ...("open" in props && { open: true }) }),
    });
  const stand = new Map<unknown, unknown>();
  const standIn = (type: unknown) => {
    if (!stand.has(type)) stand.set(type, inPlaceOf(type));
    return stand.get(type);
  };
  const jsxDEV: typeof runtime.jsxDEV = (type, ...rest) =>
    runtime.jsxDEV(typeof type === "function" ? standIn(type) : type, ...rest);
  return { ...runtime, jsxDEV };
});

/** What is drawn once it has scrolled away is drawn. */
vi.stubGlobal(
  "IntersectionObserver",
  class {
    readonly #hear;
    constructor(hear: (entries: unknown[]) => void) {
      this.#hear = hear;
    }
    observe(target: Element) {
      this.#hear([{ target, isIntersecting: false, boundingClientRect: { top: -1 } }]);
    }
    disconnect() {}
  },
);

/** They draw no element of their own. */
const rootless = ["FormContext", "MarkedText", "OverlayProvider", "ToastProvider", "UiProvider"];
/** What is given to a field comes to its shell as parts, from `useField`. */
const shells = ["Field", "FieldGroup"];
/** Their `id` is that of a part, as the docstring says. */
const namesAPart = ["SectionHead"];

/** Their element has a `ref` already, which makes it a live region. */
const withoutRef = ["Announced", "Status"];
/** They are drawn once a moment is over. */
const drawnLater = ["PageProgress"];
/** Where they are drawn, having no story of their own. */
const drawnBy: Readonly<Record<string, string>> = {
  ChoiceFieldset: "./money/plan-choice",
  DialogDisc: "./overlays/confirm",
  DialogPicture: "./overlays/alert",
  FilterForm: "./magazine/filter-drawer",
  FormLine: "./community/newsletter-form",
  IconAnchor: "./navigation/header",
  LiveRegion: "./controls/copy-code",
  OptionalMark: "./forms/text-field",
  PlanPrice: "./home/plan-growth",
  Status: "./forms/chips-field",
};

type Module = Readonly<Record<string, unknown>>;
type Told = Parameters<typeof composeStories>[0];

const folderOf = (path: string) => path.slice(0, path.lastIndexOf("/"));
const entries = import.meta.glob<Module>("./*/*/index.ts", { eager: true });
const told = Object.entries(import.meta.glob<Told>("./*/*/*.stories.tsx"));

const isPiece = (name: string, value: unknown) =>
  /^[A-Z][a-z]/.test(name) &&
  (typeof value === "function" || (typeof value === "object" && value !== null && "$$typeof" in value));
const pieces = Object.entries(entries).flatMap(([path, module]) =>
  Object.entries(module)
    .filter(([name, value]) => isPiece(name, value) && ![...rootless, ...shells].includes(name))
    .map(([name, piece]) => [name, folderOf(path), piece] as const),
);

const inChinese: Meta = {
  decorators: [(Story) => <UiProvider locale="zh-HK">{Story()}</UiProvider>],
  render: (args, { component }) => {
    const Piece = component as ComponentType | undefined;
    return Piece ? <Piece {...args} /> : <></>;
  },
};

/** The stories of a folder, the one for trying out first. */
async function storiesIn(folder: string) {
  const modules = await Promise.all(told.filter(([path]) => folderOf(path) === folder).map(([, load]) => load()));
  return modules.flatMap((module) => Object.values(composeStories(module, inChinese) as Record<string, ComponentType>));
}

const reached = () => [...document.querySelectorAll("[data-given]")];

/** The elements that the attributes arrived at, in the first story that draws the piece. */
async function drawnIn(folder: string, isLate: boolean) {
  for (const Story of await storiesIn(folder)) {
    cleanup();
    given.refs.clear();
    await act(async () => {
      render(<Story />);
      await vi.dynamicImportSettled();
    });
    if (isLate) await waitFor(() => expect(reached()).not.toEqual([]));
    const found = reached();
    if (found.length > 0) return found;
  }
  return [];
}

afterEach(() => {
  cleanup();
  given.piece = undefined;
});

it.each(pieces)("%s hands on what it is given", async (name, folder, piece) => {
  given.piece = piece;
  const found = await drawnIn(drawnBy[name] ?? folder, drawnLater.includes(name));
  expect(found.length).toBeGreaterThan(0);
  if (!withoutRef.includes(name)) expect(new Set(found)).toEqual(given.refs);
  for (const element of found) {
    if (!namesAPart.includes(name)) expect(element.id).toBe("given");
    expect(element.closest(".given")).not.toBeNull();
  }
});
