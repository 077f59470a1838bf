import { defineConfig } from "vite";

/** What your server sends with each page: no style, script or picture comes from elsewhere, and none is written inline. */
const policy = ["default-src 'self'", "img-src 'self' data: blob:", "style-src 'self'", "base-uri 'none'"].join("; ");

export default defineConfig({
  preview: { headers: { "Content-Security-Policy": policy } },
  // "use client" is for servers with server components, and means nothing here. @vitejs/plugin-react says the same.
  build: { rolldownOptions: { checks: { moduleLevelDirective: false } } },
});
