import type { ComponentType } from "react";

/** What a piece's door (`packages/ui/src/<piece>/index.ts`) exports: `import * as button from "./index.ts"`. */
export type Piece = Readonly<Record<string, unknown>>;

/** What the docstrings of a component say; `docgen` writes it beside the component. */
type Docgen = { displayName: string; description: string; props?: Readonly<Record<string, unknown>> };

export type Component = { name: string; type: ComponentType; docgen: Docgen };

const isComponent = (value: unknown): value is ComponentType & { __docgenInfo: Docgen } =>
  typeof value === "function" && "__docgenInfo" in value;

/** The components that a door exports, the piece's namesake first. */
export function componentsOf(piece: Piece, namesake: string): Component[] {
  return Object.entries(piece)
    .flatMap(([name, type]) => (isComponent(type) ? [{ name, type, docgen: type.__docgenInfo }] : []))
    .sort((a, b) => Number(b.name === namesake) - Number(a.name === namesake));
}
