import { defineConfig } from "vite";

/** One build, for the server. It writes the styles and pictures too, because no build for a browser would. */
export default defineConfig({
  build: {
    ssrEmitAssets: true,
    // One stylesheet for all pages.
    cssCodeSplit: false,
    rolldownOptions: { checks: { moduleLevelDirective: false } },
  },
  // Bundled with the server, the library's pictures have the addresses that the browser asks for.
  ssr: { noExternal: ["@gk/ui"] },
});
