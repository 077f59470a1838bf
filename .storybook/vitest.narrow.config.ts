import { defineConfig } from "vitest/config";
import { storiesAt } from "./stories.ts";

export default defineConfig(storiesAt("stories-narrow", "w390"));
