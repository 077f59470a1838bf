import type { Indexer } from "storybook/internal/types";
import { chineseNames } from "./chinese-names.ts";

/**
 * The sidebar's search reads the names of stories: a Playground carries the Chinese name of its piece there, and keeps its
 * address, which comes from the name of its export.
 */
export const withChineseNames = (indexers: readonly Indexer[] = []): Indexer[] =>
  indexers.map((indexer) => ({
    ...indexer,
    createIndex: async (file, options) =>
      (await indexer.createIndex(file, options)).map((entry) => {
        const chinese = chineseNames[entry.title ?? ""];
        return chinese && "exportName" in entry && entry.exportName === "Playground"
          ? { ...entry, name: `Playground ${chinese}` }
          : entry;
      }),
  }));
