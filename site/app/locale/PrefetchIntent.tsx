import { useEffect, useState } from "react";
import { PrefetchPageLinks } from "react-router";
import { mayFetchAhead } from "./prefetch.ts";
import { addressOf, routersLinkAt } from "./routers-mark.ts";

/** How long a link is pointed at before its page is on the way. @units milliseconds */
const intentMs = 100;

/** Fetches the page behind the link that is pointed at, touched or reached by keyboard, where that may be (T111). */
export function PrefetchIntent() {
  const [page, setPage] = useState<string>();
  useEffect(() => {
    let waiting: ReturnType<typeof setTimeout> | undefined;
    let intended: HTMLAnchorElement | undefined;
    const intend = (event: Event) => {
      const link = event.type === "click" ? undefined : routersLinkAt(event);
      if (link === intended) return;
      intended = link;
      clearTimeout(waiting);
      if (link && mayFetchAhead()) waiting = setTimeout(() => setPage(addressOf(link)), intentMs);
    };
    // Whoever has pressed is on the way already.
    const signs = ["pointerover", "focusin", "click"];
    for (const sign of signs) document.addEventListener(sign, intend);
    return () => {
      clearTimeout(waiting);
      for (const sign of signs) document.removeEventListener(sign, intend);
    };
  }, []);
  return page !== undefined && <PrefetchPageLinks page={page} />;
}
