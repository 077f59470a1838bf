import type { NextConfig } from "next";

// `npm run build` has checked the types by then.
const config: NextConfig = { typescript: { ignoreBuildErrors: true } };

export default config;
