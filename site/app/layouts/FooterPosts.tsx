import { type ComponentType, useEffect, useState } from "react";
import { whenIdle } from "../when-idle.ts";

type FooterPostsProps = { src: string };

let loaded: ComponentType<FooterPostsProps> | undefined;

const load = () => import("./SocialPosts.tsx").then(({ SocialPosts }) => (loaded = SocialPosts));

/** What stands for our posts at a social network. It is of no use before scripts, and fetched when the page is idle. */
export function FooterPosts({ src }: FooterPostsProps) {
  const [Posts, setPosts] = useState(() => loaded);
  useEffect(() => {
    if (loaded) return undefined;
    return whenIdle(
      () =>
        void load().then(
          (posts) => setPosts(() => posts),
          () => undefined,
        ),
    );
  }, []);
  return Posts && <Posts src={src} />;
}
