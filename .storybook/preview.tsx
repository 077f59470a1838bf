import type { Decorator, Preview } from "@storybook/react-vite";
import { type ReactNode, useEffect } from "react";
import { type Locale, UiProvider } from "../packages/ui/src/index.ts";
import "../packages/ui/src/theme/index.ts";
import "./fonts.css";

const viewport = (width: number) => ({ name: `${width} px`, styles: { width: `${width}px`, height: "900px" } });

function InLocale({ locale, children }: { locale: Locale; children: ReactNode }) {
  useEffect(() => {
    document.documentElement.lang = locale;
  }, [locale]);
  return <UiProvider locale={locale}>{children}</UiProvider>;
}

const withLocale: Decorator = (Story, { globals }) => {
  const locale = globals["locale"] === "en-US" ? "en-US" : "zh-HK";
  // At once too: pieces may ask for the language while they are first drawn.
  document.documentElement.lang = locale;
  return (
    <InLocale locale={locale}>
      <Story />
    </InLocale>
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
