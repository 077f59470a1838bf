import type { Locale } from "@gk/domain";
import { Component, type ReactNode } from "react";
import { lastWords } from "./last-words.ts";

type LastResortProps = { locale: Locale; children: ReactNode };

/** Stands around the error page: when that fails too, it says so in one sentence with a plain link home. @source spec §8; T114 */
export class LastResort extends Component<LastResortProps, { failed: boolean }> {
  override state = { failed: false };

  static getDerivedStateFromError = () => ({ failed: true });

  override render(): ReactNode {
    if (!this.state.failed) return this.props.children;
    const { sentence, link, href } = lastWords(this.props.locale);
    return (
      <main>
        <p>{sentence}</p>
        <p>
          <a href={href}>{link}</a>
        </p>
      </main>
    );
  }
}
