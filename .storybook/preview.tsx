import type { Decorator, Preview } from "@storybook/react-vite";
import { useEffect } from "react";
import { type Locale, UiProvider } from "../packages/ui/src/index.ts";
import "../packages/ui/src/theme/index.ts";
import "./fonts.css";

const viewport = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: "900px" } });

const withLocale: Decorator = (Story, { globals }) => {
  const locale: Locale = globals["locale"] === "en-US" ? "en-US" : "zh-HK";
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  document.documentElement.lang = locale;
  return (
    <UiProvider locale={locale}>
      <Story />
    </UiProvider>
  );
};

const preview: Preview = {
  decorators: [withLocale],
  globalTypes: {
    locale: {
      description: "Language",
      toolbar: {
        icon: "globe",
        items: [
          { value: "zh-HK", title: "中文" },
          { value: "en-US", title: "English" },
        ],
      },
    },
  },
  initialGlobals: { locale: "zh-HK" },
  parameters: {
    layout: "fullscreen",
    a11y: {
      test: "error",
      options: { runOnly: ["wcag2a", "wcag2aa", "wcag21a", "wcag21aa", "wcag22aa", "best-practice"] },
    },
    viewport: {
      options: Object.fromEntries([320, 390, 768, 926, 1250, 1440].map((width) => [`w${width}`, viewport(width)])),
    },
  },
};

export default preview;
