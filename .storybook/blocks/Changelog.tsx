import { Heading, Markdown } from "@storybook/addon-docs/blocks";
import { releases } from "./releases.ts";

/** What each release changed, and what the next will change. */
export function Changelog() {
  return (
    <>
      {releases.map(({ version, notes }) => (
        <section key={version}>
          <Heading>{version}</Heading>
          <Markdown>{notes}</Markdown>
        </section>
      ))}
    </>
  );
}
