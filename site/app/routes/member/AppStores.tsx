import { StoreButton } from "@gk/ui/store-button";
import { contactPoints } from "../../contact-points.ts";
import { useTranslations } from "../../words/words.ts";

/** The ways to the mobile app, in which missions live. */
export function AppStores() {
  const t = useTranslations();
  const { apple, google } = contactPoints.stores;
  return (
    <>
      <StoreButton store="apple" href={apple} {...t.group("store.apple", ["action", "name"])} />
      <StoreButton store="google" href={google} {...t.group("store.google", ["action", "name"])} />
    </>
  );
}
