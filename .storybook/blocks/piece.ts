import type { Documentation } from "react-docgen";
import { docgenProperty } from "../docgen/property.ts";

/** What a piece's entry point (`packages/ui/src/<shelf>/<piece>/index.ts`) exports: `import * as button from "./index.ts"`. */
export type Piece = Readonly<Record<string, unknown>>;

export type Component = { name: string; docgen: Documentation };

/** Whether a page is called after a component, in whole (`Button`) or in part (`ToastProvider` on the page "Toast"). */
export const isNamesake = (component: Component, page: string) => component.name.startsWith(page);

/** The components that an entry point exports, with what their docstrings say; those that the page is called after come first. */
export function componentsOf(piece: Piece, page: string): Component[] {
  const closeness = (component: Component) => Number(isNamesake(component, page)) + Number(component.name === page);
  return Object.entries(piece)
    .flatMap(([name, type]) =>
      typeof type === "function" && docgenProperty in type
        ? [{ name, docgen: type[docgenProperty] as Documentation }]
        : [],
    )
    .sort((a, b) => closeness(b) - closeness(a));
}

/** The name of a piece's page: the last part of its stories' title. */
export const pageOf = (title: string) => title.split("/").at(-1) ?? "";

/** Whether a story is the one to play with, whatever it is called. */
export const isPlayground = ({ id }: { id: string }) => id.endsWith("--playground");
