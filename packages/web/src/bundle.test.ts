import { fileURLToPath } from "node:url";
import { build } from "vite";
import { expect, test } from "vitest";

test("a browser that makes calls downloads no schema", async () => {
  const modules: string[] = [];
  await build({
    configFile: false,
    logLevel: "silent",
    resolve: { conditions: ["source"] },
    build: {
      write: false,
      rolldownOptions: {
        input: "entry",
        preserveEntrySignatures: "strict",
      },
    },
    plugins: [
      {
        name: "entry",
        resolveId: (id) => (id === "entry" ? "\0entry" : undefined),
        load: (id) =>
          id === "\0entry"
            ? `export { answerStatus, createClient } from ${JSON.stringify(fileURLToPath(new URL("./index.ts", import.meta.url)))};`
            : undefined,
        generateBundle: (_, bundle) => {
          for (const chunk of Object.values(bundle)) {
            if (chunk.type !== "chunk") continue;
            const used = Object.entries(chunk.modules).filter(([, { renderedLength }]) => renderedLength > 0);
            modules.push(...used.map(([id]) => id));
          }
        },
      },
    ],
  });
  expect(modules.some((id) => id.endsWith("/src/client.ts"))).toBe(true);
  expect(modules.filter((id) => /valibot|packages\/domain|\/contracts\/|\/shapes\/|\/openapi\//.test(id))).toEqual([]);
});
