"use client";

import { cx } from "class-variance-authority";
import { type ComponentProps, useState } from "react";
import { Button } from "../../controls/button/index.ts";
import { Link } from "../../foundations/link/index.ts";
import { Text } from "../../foundations/text/index.ts";
import { Row } from "../../layout/stack/index.ts";
import * as css from "./SocialTimeline.css.ts";

export type SocialTimelineProps = Omit<ComponentProps<"div">, "children"> & {
  /** The address of the network's own frame. */
  src: string;
  /** What stands in the place of the posts until they are asked for. */
  words: {
    title: string;
    /** Says whose content it is and that showing it connects the device to them. */
    notice: string;
    load: string;
  };
  /** The network's own page: a way on without the frame, also before scripts. */
  visit: { label: string; href: string };
};

/** A network's frame reaches its own storage; one of this page's own origin would reach the page. */
const sandboxOf = (src: string) =>
  new URL(src, location.href).origin === location.origin
    ? "allow-scripts allow-popups"
    : "allow-scripts allow-popups allow-same-origin";

/** The button that had the focus is gone: what it brought takes it. */
const takeFocus = (frame: HTMLIFrameElement | null) => frame?.focus();

/**
 * Stands for posts of a social network. Nothing of theirs is fetched until the visitor asks; the way to the network's own
 * page stays, for whoever blocks the frame.
 * @source decision 35
 */
export function SocialTimeline({ src, words, visit, className, ...rest }: SocialTimelineProps) {
  const [asked, setAsked] = useState(false);
  return (
    <div {...rest} className={cx(css.frame, className)}>
      <h3 className={css.heading}>{words.title}</h3>
      {asked ? (
        <iframe ref={takeFocus} src={src} title={words.title} className={css.posts} sandbox={sandboxOf(src)} />
      ) : (
        <Text size="xs" tone="muted">
          {words.notice}
        </Text>
      )}
      <Row>
        {!asked && (
          <Button size="sm" variant="secondary" onClick={() => setAsked(true)}>
            {words.load}
          </Button>
        )}
        <Link href={visit.href}>{visit.label}</Link>
      </Row>
    </div>
  );
}
