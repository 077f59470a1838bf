import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { ButtonLink, type ButtonLinkProps } from "../../controls/button/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { Stack } from "../../layout/stack/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { PlanCard, type PlanCardProps, PlanCards } from "./index.ts";

type Plan = Omit<PlanCardProps, "actions">;

const first: Plan = {
  plan: "beginner",
  period: "一個月",
  name: "初階計劃",
  tagline: "先試一個月，看看孩子喜不喜歡",
  price: {
    now: "HK$98.00",
    was: {
      price: "HK$128.00",
      words: "原價 HK$128.00",
    },
  },
  features: ["五大範疇超過 800 個任務", "1 張證書", "20 段故事配音", "4 份工作紙", "每月報告"],
};

const chinese: Plan[] = [
  first,
  {
    plan: "elementary",
    period: "三個月",
    name: "進階計劃",
    tagline: "用一個學期，養成一個好習慣",
    price: {
      now: "HK$268.00",
      was: {
        price: "HK$384.00",
        words: "原價 HK$384.00",
      },
    },
    features: ["五大範疇超過 800 個任務", "3 張證書", "60 段故事配音", "12 份工作紙", "每月報告"],
    priceNote: "平均每月約 HK$89.33",
  },
  {
    plan: "outstanding",
    period: "一年",
    name: "卓越計劃",
    tagline: "陪孩子走完四季，收藏一整年的成長",
    price: {
      now: "HK$888.00",
      was: {
        price: "HK$1,536.00",
        words: "原價 HK$1,536.00",
      },
    },
    features: [
      "五大範疇超過 800 個任務",
      "12 張證書",
      "240 段故事配音",
      "52 份工作紙",
      "獲贈價值超過 $500 的禮品",
      "每月報告",
    ],
    stamp: "推薦",
    priceNote: "平均每月約 HK$74.00",
  },
];

const english: Plan[] = [
  {
    plan: "beginner",
    period: "One month",
    name: "Beginner plan",
    tagline: "Try it for a month and see",
    price: {
      now: "HK$98.00",
      was: {
        price: "HK$128.00",
        words: "Regular price HK$128.00",
      },
    },
    features: [
      "Over 800 missions in five areas",
      "1 certificate",
      "20 story voiceovers",
      "4 worksheets",
      "Monthly report",
    ],
  },
  {
    plan: "elementary",
    period: "Three months",
    name: "Elementary plan",
    tagline: "One school term, one good habit",
    price: {
      now: "HK$268.00",
      was: {
        price: "HK$384.00",
        words: "Regular price HK$384.00",
      },
    },
    features: [
      "Over 800 missions in five areas",
      "3 certificates",
      "60 story voiceovers",
      "12 worksheets",
      "Monthly report",
    ],
    priceNote: "About HK$89.33 a month",
  },
  {
    plan: "outstanding",
    period: "One year",
    name: "Outstanding plan",
    tagline: "A whole year of growth to keep",
    price: {
      now: "HK$888.00",
      was: {
        price: "HK$1,536.00",
        words: "Regular price HK$1,536.00",
      },
    },
    features: [
      "Over 800 missions in five areas",
      "12 certificates",
      "240 story voiceovers",
      "52 worksheets",
      "A gift worth over $500",
      "Monthly report",
    ],
    stamp: "Recommended",
    priceNote: "About HK$74.00 a month",
  },
];

const chineseSchools: Plan[] = [
  {
    plan: "basic",
    name: "基本計劃",
    tagline: "適合想先在一班或一級試行的學校。",
    features: ["涵蓋 24 個品格強項的任務", "5 個教職員帳戶"],
  },
  {
    plan: "upgraded",
    name: "升級計劃",
    tagline: "適合由班主任與駐校社工攜手推行的學校。",
    features: ["涵蓋 24 個品格強項的任務", "5 個教職員帳戶"],
  },
  {
    plan: "full",
    name: "全方位計劃",
    tagline: "適合全校推行品德教育的學校。",
    features: ["涵蓋 24 個品格強項的任務", "5 個教職員帳戶"],
  },
];

const englishSchools: Plan[] = [
  {
    plan: "basic",
    name: "Basic plan",
    tagline: "For a class or a grade that wants to try character missions.",
    features: ["Missions on 24 character strengths", "5 staff accounts"],
  },
  {
    plan: "upgraded",
    name: "Upgraded plan",
    tagline: "For schools that bring class teachers and the social worker together.",
    features: ["Missions on 24 character strengths", "5 staff accounts"],
  },
  {
    plan: "full",
    name: "Full plan",
    tagline: "For a whole-school approach to character education.",
    features: ["Missions on 24 character strengths", "5 staff accounts"],
  },
];

const choose = (label: string, variant: ButtonLinkProps["variant"] = "secondary") => (
  <ButtonLink href="#choose" variant={variant} block>
    {label}
  </ButtonLink>
);

const meta = {
  title: "Money/PlanCard",
  component: PlanCard,
  args: { ...first, actions: choose("選擇此計劃"), level: 2 },
  decorators: [
    (Story) => (
      <PageBody>
        <h1>計劃及收費</h1>
        <Story />
      </PageBody>
    ),
  ],
} satisfies Meta<typeof PlanCard>;
export default meta;

type Story = StoryObj<typeof meta>;

/** Each larger plan asks a little louder. */
const loudness = ["secondary", "primary", "reward"] as const;

const family = (plans: Plan[], label: string) => (
  <PlanCards>
    {plans.map((plan, place) => (
      <PlanCard key={plan.plan} {...plan} actions={choose(label, loudness[place])} />
    ))}
  </PlanCards>
);

const school = (plans: Plan[], label: string) => (
  <PlanCards>
    {plans.map((plan) => (
      <PlanCard key={plan.plan} {...plan} actions={choose(label)} />
    ))}
  </PlanCards>
);

export const Playground: Story = {
  render: (args) => (
    <PlanCards>
      <PlanCard {...args} />
    </PlanCards>
  ),
};

export const Family: Story = { render: () => family(chinese, "選擇此計劃") };

export const FamilyEnglish: Story = {
  render: () => family(english, "Choose this plan"),
  globals: { locale: "en-US" },
};

export const School: Story = { render: () => school(chineseSchools, "索取報價") };

export const SchoolEnglish: Story = {
  render: () => school(englishSchools, "Ask for a quote"),
  globals: { locale: "en-US" },
};

/** The family's own plan and one that can't be had say so in words too. */
export const Sheet: Story = {
  render: () => (
    <Stack gap="10">
      <Specimen as="家庭計劃">{family(chinese, "選擇此計劃")}</Specimen>
      <Specimen as={`state: undefined, "selected", "unavailable"`}>
        <PlanCards>
          <PlanCard {...first} actions={choose("選擇此計劃")} />
          <PlanCard {...first} state="selected" stamp="你目前的計劃" actions={choose("查看計劃")} />
          <PlanCard {...first} state="unavailable" actions={<p>未能載入收費，請再試一次。</p>} />
        </PlanCards>
      </Specimen>
      <Specimen as="學校計劃">{school(chineseSchools, "索取報價")}</Specimen>
      <Specimen as="英文">
        <div lang="en">{family(english, "Choose this plan")}</div>
      </Specimen>
    </Stack>
  ),
};

export const SaysThatThePriceWasHigher: Story = {
  ...Playground,
  play: async ({ canvas }) => {
    await expect(canvas.getByText("原價 HK$128.00")).toBeInTheDocument();
  },
};
