import { Breadcrumb } from "@gk/ui/breadcrumb";
import { Container } from "@gk/ui/container";
import { DefinitionList } from "@gk/ui/definition-list";
import { Sheet } from "@gk/ui/sheet";
import { Stack } from "@gk/ui/stack";
import { Heading } from "@gk/ui/text";
import type { Metadata } from "next";
import { notFound } from "next/navigation";
import type { ReactNode } from "react";
import { pupils } from "../../../school/data.ts";

type PageProps = { params: Promise<{ id: string }> };

const pupilOf = async (params: PageProps["params"]) => {
  const { id } = await params;
  return pupils.find((pupil) => pupil.id === id);
};

export const generateMetadata = async ({ params }: PageProps): Promise<Metadata> => ({
  title: (await pupilOf(params))?.name ?? "学生",
});

/** One pupil. */
export default async function PupilPage({ params }: PageProps): Promise<ReactNode> {
  const pupil = await pupilOf(params);
  if (!pupil) notFound();
  return (
    <Container width="form">
      <Stack gap="6">
        <Breadcrumb
          trail={[
            { label: "德育看板", href: "/" },
            { label: "学生", href: "/pupils" },
          ]}
          current={pupil.name}
        />
        <Heading level={1} size="4xl" dynamic>
          {pupil.name}
        </Heading>
        <Sheet>
          <DefinitionList
            items={[
              { id: "class", term: "班级", detail: pupil.class },
              { id: "missions", term: "完成任务", detail: pupil.missions, figure: true },
              { id: "last", term: "最近的任务", detail: pupil.lastMission },
            ]}
          />
        </Sheet>
      </Stack>
    </Container>
  );
}
