"use client";

import { OverlayProvider } from "@gk/ui/overlay";
import { ToastProvider } from "@gk/ui/toast";
import { UiProvider } from "@gk/ui/ui-provider";
import { useRouter } from "next/navigation";
import type { ReactNode } from "react";
import { NextLink } from "./NextLink.tsx";
import { simplified } from "./simplified.ts";

/** The language that the library does not have, Next's links, and a place for questions and toasts. */
export function Language({ children }: { children: ReactNode }): ReactNode {
  const router = useRouter();
  return (
    <UiProvider locale="zh-Hans" words={simplified} link={NextLink}>
      <ToastProvider>
        <OverlayProvider onRedirect={(path) => router.push(path)}>{children}</OverlayProvider>
      </ToastProvider>
    </UiProvider>
  );
}
