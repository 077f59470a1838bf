import type { Locale } from "@gk/domain";
import type { ComponentType } from "react";
import { remember } from "../layouts/remember.ts";
import { loadMessages } from "../words/catalogue.ts";
import type { PopUpProps } from "./pop-up-props.ts";

export type PopUpKind = "newsletter" | "welcome";

/** Keeps for a while that a pop-up was seen, or forgets it (`site/server/pop-ups.ts`). */
export const leaveBehind = (what: "newsletter/closed" | "newsletter/again" | "welcome/shown") =>
  void remember(`/pop-up/${what}`);

const components: Record<PopUpKind, () => Promise<ComponentType<PopUpProps>>> = {
  newsletter: async () => (await import("./NewsletterPopUp.tsx")).NewsletterPopUp,
  welcome: async () => (await import("./WelcomePopUp.tsx")).WelcomePopUp,
};

/** Fetches a pop-up and what it says: those of the newsletter's own page. */
export async function loadPopUp(kind: PopUpKind, locale: Locale): Promise<ComponentType<PopUpProps>> {
  const [component] = await Promise.all([components[kind](), loadMessages(locale, "newsletter")]);
  return component;
}
