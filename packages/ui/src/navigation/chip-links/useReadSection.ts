"use client";

import { useEffect, useState } from "react";

/**
 * What has not been read: all that ends below the window's upper edge by more than a header. A link to a section puts it
 * there, so that even a short one is the one being read. Everything further down counts, however far.
 */
const unread = "-15% 0px 1000000px 0px";

/**
 * Which of a page's sections is being read: the first that does not end above the reader's eyes; the last where all do. Of two
 * beside each other it is the first.
 * Watched by the browser, so nothing runs while the page scrolls.
 *
 * @param ids the sections' ids, in order
 */
export function useReadSection(ids: readonly string[]): string | undefined {
  const [read, setRead] = useState(ids[0]);
  const all = ids.join(" ");
  useEffect(() => {
    const ahead = new Map(all.split(" ").map((id) => [id, true]));
    const observer = new IntersectionObserver(
      (entries) => {
        for (const { target, isIntersecting } of entries) ahead.set(target.id, isIntersecting);
        const found = [...ahead].find(([, isAhead]) => isAhead) ?? [...ahead].at(-1);
        setRead(found?.[0]);
      },
      { rootMargin: unread },
    );
    for (const id of ahead.keys()) {
      const section = document.getElementById(id);
      if (section) observer.observe(section);
    }
    return () => observer.disconnect();
  }, [all]);
  return read;
}
