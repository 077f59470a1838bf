import "@gk/ui/theme";
import "./server-only.css";
import { Footer } from "@gk/ui/footer";
import { pictures } from "@gk/ui/pictures";
import { SkipLink } from "@gk/ui/skip-link";
import { UiProvider } from "@gk/ui/ui-provider";
import type { ReactNode } from "react";
import { styles } from "./assets.ts";

export type DocumentProps = { title: string; children: ReactNode };

/** Every page, from its head to its foot. It has no script, and nothing on it waits for one. */
export function Document({ title, children }: DocumentProps): ReactNode {
  return (
    <html lang="zh-HK">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <link rel="icon" href="data:," />
        <title>{`${title} · 街坊種子館`}</title>
        {styles.map((address) => (
          <link key={address} rel="stylesheet" href={address} />
        ))}
      </head>
      <body>
        <UiProvider locale="zh-HK">
          <SkipLink target="content" />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
          <Footer
            landscape={{ wide: pictures.footerLandscape, narrow: pictures.footerLandscapeNarrow }}
            tagline="借一包種子，還一段日子。"
            stores={[]}
            columns={[
              {
                heading: "種子館",
                links: [
                  { label: "首頁", href: "/" },
                  { label: "預留種子", href: "/reserve" },
                ],
              },
              {
                heading: "種植筆記",
                links: [
                  { label: "窗邊番茄", href: "/articles/tomato" },
                  { label: "收種子的日子", href: "/articles/saving" },
                ],
              },
            ]}
            social={{
              heading: "聯絡我們",
              links: [{ network: "email", label: "電郵種子館", href: "mailto:seeds@example.org" }],
            }}
            copyright="© 2026 街坊種子館"
            email="seeds@example.org"
          />
        </UiProvider>
      </body>
    </html>
  );
}
