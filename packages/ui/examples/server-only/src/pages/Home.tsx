import { Accordion } from "@gk/ui/accordion";
import { ArticleCard } from "@gk/ui/article-card";
import { ButtonLink } from "@gk/ui/button";
import { CardGrid } from "@gk/ui/card";
import { Container } from "@gk/ui/container";
import { DataTable } from "@gk/ui/data-table";
import { PageHead } from "@gk/ui/page-head";
import { Pagination } from "@gk/ui/pagination";
import { pictures } from "@gk/ui/pictures";
import { Stack } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import { Heading } from "@gk/ui/text";
import type { ReactNode } from "react";
import { articles } from "../articles.ts";
import { type Seed, seeds } from "../seeds.ts";
import { questions } from "./questions.ts";

const perPage = 3;

const columns = [
  { id: "name", head: "種子", cell: ({ name }: Seed) => name },
  { id: "sow", head: "播種", cell: ({ sow }: Seed) => sow },
  { id: "days", head: "收成（日）", cell: (seed: Seed) => seed.days, align: "end" },
  { id: "left", head: "餘下（包）", cell: (seed: Seed) => seed.left, align: "end" },
  {
    id: "state",
    head: "狀況",
    cell: ({ left }: Seed) => <Tag tone={left > 0 ? "success" : "neutral"}>{left > 0 ? "可借" : "借完"}</Tag>,
    onCard: "corner",
  },
] as const;

/** What the library lends, what its people write, and what they are asked. */
export function Home({ page }: { page: number }): ReactNode {
  const total = Math.ceil(articles.length / perPage);
  const shown = articles.slice((page - 1) * perPage, page * perPage);
  return (
    <>
      <PageHead
        title="借一包種子"
        lead="深水埗的街坊種子館：今季借走一包，收成後還一包。"
        tone="leaf"
        picture={pictures.planElementary}
      >
        <ButtonLink href="/reserve">預留種子</ButtonLink>
      </PageHead>
      <Container>
        <Stack gap="12">
          <Stack>
            <Heading level={2}>這個月可以播的種子</Heading>
            <DataTable caption="這個月可以播的種子" columns={columns} rows={seeds} />
          </Stack>
          <Stack gap="6">
            <Heading level={2} id="notes">
              {page > 1 ? `種植筆記（第 ${page} 頁）` : "種植筆記"}
            </Heading>
            <CardGrid>
              {shown.map(({ id, title, date, preview, picture }) => (
                <ArticleCard
                  key={id}
                  href={`/articles/${id}`}
                  title={title}
                  date={date}
                  preview={preview}
                  picture={picture}
                  level={3}
                />
              ))}
            </CardGrid>
            <Pagination current={page} total={total} href={(number) => `/?page=${number}#notes`} />
          </Stack>
          <Stack>
            <Heading level={2}>常見問題</Heading>
            <Accordion items={questions} />
          </Stack>
        </Stack>
      </Container>
    </>
  );
}
