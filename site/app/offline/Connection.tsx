import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

/** Tells a member that the connection is gone, and that it is back: by a piece that is fetched while there is one. */
export function Connection() {
  const [News, setNews] = useState<ComponentType>();
  useEffect(
    () =>
      whenIdle(() => {
        void import("./ConnectionNews.tsx")
          .then(({ ConnectionNews }) => setNews(() => ConnectionNews))
          .catch(() => undefined);
      }),
    [],
  );
  return News ? <News /> : null;
}
