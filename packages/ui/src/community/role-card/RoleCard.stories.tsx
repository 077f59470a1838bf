import type { Meta, StoryObj } from "@storybook/react-vite";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Heading } from "../../foundations/text/index.ts";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { RoleCard, type RoleCardProps, RoleCards } from "./index.ts";

const chinese: RoleCardProps[] = [
  { picture: pictures.avatarMum, role: "幼兒教育顧問", about: "確保任務適合年幼孩子，並配合幼稚園的日常生活。" },
  { picture: pictures.avatarDad, role: "小學教育顧問", about: "把任務與小學的價值觀教育連繫起來。" },
  { picture: pictures.avatarCaregiver, role: "教育心理學家", about: "就學習動機、讚賞方式提供意見。" },
  { picture: pictures.avatarGrandparent, role: "創辦人" },
];

const english: RoleCardProps[] = [
  {
    picture: pictures.avatarMum,
    role: "Early childhood consultant",
    about: "Keeps missions right for the youngest and for kindergarten life.",
  },
  {
    picture: pictures.avatarDad,
    role: "Primary education consultant",
    about: "Ties missions to values education at school.",
  },
  { picture: pictures.avatarCaregiver, role: "Educational psychologist", about: "Advises on motivation and praise." },
  { picture: pictures.avatarGrandparent, role: "Founder" },
];

const team = (title: string, roles: RoleCardProps[]) => (
  <PageBody>
    <Heading level={2}>{title}</Heading>
    <Specimen>
      <RoleCards>
        {roles.map((role) => (
          <RoleCard key={role.role} {...role} />
        ))}
      </RoleCards>
    </Specimen>
  </PageBody>
);

const meta = {
  title: "Community/RoleCard",
  component: RoleCard,
  args: { picture: pictures.avatarMum, role: "幼兒教育顧問", about: "確保任務適合年幼孩子。" },
  render: (args) => team("顧問團隊", [args]),
} satisfies Meta<typeof RoleCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { render: () => team("顧問團隊", chinese) };

export const SheetEnglish: Story = { render: () => team("Consultant team", english), globals: { locale: "en-US" } };
