import "@gk/ui/theme";
import { UiProvider } from "@gk/ui/ui-provider";
import { NextLink } from "./NextLink.jsx";

export const metadata = { title: "GK 設計系統", icons: "data:," };

/** A server component: the provider is a client one, what is inside stays on the server. */
export default function Layout({ children }) {
  return (
    <html lang="zh-HK">
      <body>
        <UiProvider locale="zh-HK" link={NextLink}>
          {children}
        </UiProvider>
      </body>
    </html>
  );
}
