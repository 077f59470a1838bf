import { splitPath } from "@gk/domain";
import { paths } from "../paths.ts";

/** Somebody asks for the newsletter by themselves. */
type KnowMore = {
  /** What they typed already. */
  email?: string | undefined;
  /** Goes on to the newsletter's page, as it would without scripts. */
  goOn: () => void;
};

const isNewsletter = (address: string) => {
  const { origin, pathname } = new URL(address, location.href);
  return origin === location.origin && splitPath(pathname).path === paths.newsletter;
};

/** A press that a browser would take for another tab, or for a file, is left to it. */
const isPlain = ({ button, metaKey, ctrlKey, shiftKey, altKey }: MouseEvent) =>
  button === 0 && !(metaKey || ctrlKey || shiftKey || altKey);

/** Whether what leads to the newsletter stands neither in a dialog nor on the newsletter's own page. */
const isElsewhere = (way: Element) => way.closest("dialog") === null && !isNewsletter(location.href);

/** Asks the cheap things first: it hears every press and every form of the page. */
function askedBy(event: Event): KnowMore | undefined {
  const { target } = event;
  if (!(target instanceof Element)) return undefined;
  if (event instanceof MouseEvent) {
    const link = target.closest("a");
    if (!link || !isPlain(event) || !isNewsletter(link.href) || !isElsewhere(link)) return undefined;
    // Safari focuses no pressed link, and the dialog gives the focus back to what had it.
    link.focus();
    return { goOn: () => location.assign(link.href) };
  }
  if (!(target instanceof HTMLFormElement) || !isNewsletter(target.action) || !isElsewhere(target)) return undefined;
  const email = new FormData(target).get("email");
  return { email: typeof email === "string" ? email : undefined, goOn: () => target.submit() };
}

/**
 * "Know more": the links to the newsletter's page, and the forms that are posted to it, wherever they stand, open its
 * pop-up instead once this listens. So they work before scripts, and no page loads anything for them. The pop-up's own
 * form, and that of the page itself, send what they hold. Gives what ends it.
 * @source spec §4 "Newsletter pop-up"; T46
 */
export function whenAsked(open: (asked: KnowMore) => void): () => void {
  const hear = (event: Event) => {
    const asked = askedBy(event);
    if (!asked) return;
    // Before the router and the form hear of it.
    event.preventDefault();
    if (event.type === "submit") event.stopPropagation();
    open(asked);
  };
  document.addEventListener("click", hear, true);
  document.addEventListener("submit", hear, true);
  return () => {
    document.removeEventListener("click", hear, true);
    document.removeEventListener("submit", hear, true);
  };
}
