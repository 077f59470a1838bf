import type { Decorator, Preview } from "@storybook/react-vite";
import type { ArgTypesEnhancer } from "storybook/internal/types";
import "../packages/ui/src/foundations/theme/index.ts";
import "./fonts.css";
import { inLanguage, speak } from "./language/spoken.ts";
import { modes, widths } from "./modes.ts";
import { sayChoices } from "./preview/choices.ts";
import { Frame } from "./preview/Frame.tsx";
import { readGlobals, toolbar } from "./preview/globals.ts";
import "./preview/themes.css.ts";
import { theme } from "./theme.ts";

const viewport = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: "900px" } });

const framed: Decorator = (Story, { args, globals, storyGlobals, viewMode }) => {
  const chosen = readGlobals(globals);
  const inDocs = viewMode === "docs";
  // Before the story is drawn: pieces may ask for the language while they are first drawn. Documentation is in English.
  const root = document.documentElement;
  root.lang = inDocs ? "en" : chosen.locale;
  root.dataset["theme"] = inDocs ? "light" : chosen.theme;
  // A story with a language of its own stands beside others on a page, which speak the toolbar's.
  if (!inDocs || !("locale" in storyGlobals)) speak(chosen.locale);
  return (
    <Frame chosen={chosen} inDocs={inDocs}>
      <Story args={inLanguage(args, chosen.locale)} />
    </Frame>
  );
};

const withChoices: ArgTypesEnhancer = ({ argTypes }) => sayChoices(argTypes);
withChoices.secondPass = true;

const preview: Preview = {
  argTypesEnhancers: [withChoices],
  decorators: [framed],
  globalTypes: toolbar,
  initialGlobals: { locale: "zh-HK", theme: "light", motion: "normal", colours: "normal", text: "normal" },
  parameters: {
    layout: "fullscreen",
    docs: {
      theme,
      toc: { headingSelector: "h2:not(.sbdocs-subtitle)", ignoreSelector: ".sb-unstyled *, .sbdocs-preview *" },
    },
    chromatic: { modes: modes() },
    a11y: {
      test: "error",
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
    },
    options: {
      storySort: {
        order: [
          "Introduction",
          "All pieces",
          "Changelog",
          "Foundations",
          [
            "Colour",
            "Contrast",
            "Type",
            "Space",
            "Shape",
            "Motion",
            "Breakpoints",
            "Icon set",
            "Voice",
            "Theming",
            "Languages",
          ],
          "Controls",
          "Layout",
          "Forms",
          ["Checkbox", "*"],
          "Overlays",
          "Navigation",
          "Reading",
          "Product",
          ["Pictures", "*"],
          "Account",
          "Money",
          "School",
          "Community",
          "Magazine",
          "Member",
          "Home",
          "Pages",
          "*",
        ],
      },
    },
    viewport: {
      options: Object.fromEntries(widths.map((width) => [`w${width}`, viewport(width)])),
    },
  },
};

export default preview;
