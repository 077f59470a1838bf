import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Container } from "@gk/ui/container";
import { CoverPicture } from "@gk/ui/cover-picture";
import { PullQuote } from "@gk/ui/pull-quote";
import { Stack } from "@gk/ui/stack";
import { Heading, Text } from "@gk/ui/text";
import type { ReactNode } from "react";
import type { Article } from "../articles.ts";

/** One article. */
export function ArticlePage({ article }: { article: Article }): ReactNode {
  const { title, date, picture, preview, paragraphs } = article;
  return (
    <Container width="text" className="page">
      <Stack gap="6">
        <Breadcrumb trail={[{ label: "種植筆記", href: "/#notes" }]} current={title} />
        <article>
          <Stack gap="6">
            <Heading level={1} size="4xl" dynamic>
              {title}
            </Heading>
            <Text tone="muted">
              <time dateTime={date.iso}>{date.text}</time>
            </Text>
            <CoverPicture of={picture} eager />
            <PullQuote by="種子館義工">{preview}</PullQuote>
            {paragraphs.map((paragraph) => (
              <Text key={paragraph}>{paragraph}</Text>
            ))}
          </Stack>
        </article>
      </Stack>
    </Container>
  );
}
