import type { Documentation } from "react-docgen";
import { docgenProperty } from "../docgen/property.ts";

/** What a piece's door (`packages/ui/src/<piece>/index.ts`) exports: `import * as button from "./index.ts"`. */
export type Piece = Readonly<Record<string, unknown>>;

export type Component = { name: string; docgen: Documentation };

/** The components that a door exports, with what their docstrings say; the piece's namesake comes first. */
export function componentsOf(piece: Piece, namesake: string): Component[] {
  return Object.entries(piece)
    .flatMap(([name, type]) =>
      typeof type === "function" && docgenProperty in type
        ? [{ name, docgen: type[docgenProperty] as Documentation }]
        : [],
    )
    .sort((a, b) => Number(b.name === namesake) - Number(a.name === namesake));
}
