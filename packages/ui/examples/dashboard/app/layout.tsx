import "@gk/ui/theme";
import "./brand.css";
import type { Metadata } from "next";
import type { ReactNode } from "react";
import { Language } from "../parts/Language.tsx";
import { SchoolHeader } from "../parts/SchoolHeader.tsx";

export const metadata: Metadata = {
  title: { default: "德育看板 · 晨曦小学", template: "%s · 晨曦小学" },
  icons: "data:,",
};

/** A server component: the provider is a client one, what is inside stays on the server. */
export default function Layout({ children }: { children: ReactNode }): ReactNode {
  return (
    <html lang="zh-Hans">
      <body className="chenxi">
        <Language>
          <SchoolHeader />
          <main id="content" tabIndex={-1}>
            {children}
          </main>
        </Language>
      </body>
    </html>
  );
}
