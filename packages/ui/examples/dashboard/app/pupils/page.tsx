import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Card, CardGrid } from "@gk/ui/card";
import { Container } from "@gk/ui/container";
import { EmptyState } from "@gk/ui/empty-state";
import { pictures } from "@gk/ui/pictures";
import { Stack } from "@gk/ui/stack";
import { Tag } from "@gk/ui/tag";
import { Heading } from "@gk/ui/text";
import type { Metadata } from "next";
import { redirect } from "next/navigation";
import type { ReactNode } from "react";
import { pupilsNamed } from "../../school/data.ts";

export const metadata: Metadata = { title: "学生" };

type PageProps = { searchParams: Promise<{ pupil?: string; pupil_text?: string }> };

/** Who goes with the text that was looked for; one who was chosen is shown at once. */
export default async function Pupils({ searchParams }: PageProps): Promise<ReactNode> {
  const { pupil, pupil_text: text = "" } = await searchParams;
  if (pupil) redirect(`/pupils/${encodeURIComponent(pupil)}`);
  const found = pupilsNamed(text);
  return (
    <Container>
      <Stack gap="6">
        <Breadcrumb trail={[{ label: "德育看板", href: "/" }]} current="学生" />
        <Heading level={1} size="4xl">
          {text ? `“${text}”的学生` : "全部学生"}
        </Heading>
        {found.length === 0 ? (
          <EmptyState picture={pictures.emptyResults} title="没有找到" body="请换一个姓名或班级再试。" />
        ) : (
          <CardGrid>
            {found.map(({ id, name, class: itsClass, missions, lastMission }) => (
              <Card
                key={id}
                title={name}
                dynamic
                href={`/pupils/${id}`}
                meta={<Tag>{itsClass}</Tag>}
                footer={`完成 ${missions} 个任务`}
              >
                最近：{lastMission}
              </Card>
            ))}
          </CardGrid>
        )}
      </Stack>
    </Container>
  );
}
