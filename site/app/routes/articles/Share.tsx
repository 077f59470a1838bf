import { type ShareLink, ShareLinks, type ShareTarget, shareTargets } from "@gk/ui/share-links";
import { unparted } from "../../words/unparted.ts";
import { useTranslations } from "../../words/words.ts";

/** Where each network takes an address; nothing of theirs is on the page (decision 35). */
const opens: Record<ShareTarget, (address: string, title: string) => string> = {
  messenger: (address) => `fb-messenger://share?link=${address}`,
  whatsapp: (address, title) => `https://wa.me/?text=${title}%20${address}`,
  facebook: (address) => `https://www.facebook.com/sharer/sharer.php?u=${address}`,
  email: (address, title) => `mailto:?subject=${title}&body=${address}`,
};

/** Ways to hand an article on. */
export function Share({ address, title }: { address: string; title: string }) {
  const t = useTranslations();
  const links = shareTargets.map(
    (target): ShareLink => ({
      target,
      href: opens[target](encodeURIComponent(address), encodeURIComponent(title)),
      label: t(`articles.share.${target}`),
      // On a computer nothing opens an app's own address (decision 182).
      phoneOnly: target === "messenger",
    }),
  );
  return (
    <ShareLinks
      links={links}
      address={address}
      subject={unparted(title)}
      words={t.group("articles.share", ["title", "copy", "copied", "failed", "device"])}
    />
  );
}
