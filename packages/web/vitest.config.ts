import { defineConfig } from "vitest/config";

export default defineConfig({
  resolve: { conditions: ["source"] },
  ssr: { resolve: { conditions: ["source"] } },
  test: { name: "web", environment: "node", include: ["src/**/*.test.ts"], typecheck: { enabled: false } },
});
