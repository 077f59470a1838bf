import type { StorybookConfig } from "@storybook/react-vite";
import { vanillaExtractPlugin } from "@vanilla-extract/vite-plugin";
import { copyCodePlugin } from "./copy-code/plugin.ts";
import { docgenPlugin } from "./docgen/plugin.ts";
import { withChineseNames } from "./index/indexer.ts";
import { languagePlugin } from "./language/plugin.ts";

const config: StorybookConfig = {
  stories: ["./*.mdx", "../packages/ui/src/**/*.mdx", "../packages/ui/src/**/*.stories.tsx"],
  addons: [
    "@storybook/addon-docs",
    "@storybook/addon-a11y",
    "@storybook/addon-vitest",
    "storybook-addon-pseudo-states",
  ],
  framework: "@storybook/react-vite",
  experimental_indexers: withChineseNames,
  core: { disableTelemetry: true, disableWhatsNewNotifications: true },
  typescript: { reactDocgen: false },
  viteFinal: (vite) => ({
    ...vite,
    plugins: [...(vite.plugins ?? []), vanillaExtractPlugin(), docgenPlugin(), copyCodePlugin(), languagePlugin()],
    build: { ...vite.build, assetsInlineLimit: 0 },
    optimizeDeps: {
      ...vite.optimizeDeps,
      include: [
        ...(vite.optimizeDeps?.include ?? []),
        "react",
        "react-dom",
        "react-dom/client",
        "react/jsx-runtime",
        "react/jsx-dev-runtime",
        "class-variance-authority",
        "@radix-ui/react-tabs",
      ],
    },
  }),
};

export default config;
