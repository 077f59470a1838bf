import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ButtonLink } from "../button/index.ts";
import { Container } from "../container/index.ts";
import { pictures } from "../illustration/index.ts";
import { Tag } from "../tag/index.ts";
import { EventCard, type EventCardProps, EventList } from "./index.ts";

const chinese: EventCardProps[] = [
  {
    href: "#parents-talk-new-term",
    title: "家長講座：下學期，先調好自己的節奏",
    preview: "由家庭教育導師分享怎樣在功課、活動和睡眠之間取得平衡。",
    date: {
      iso: "2026-11-29",
      month: "11月",
      day: "29",
      weekday: "星期日",
    },
    time: "上午10:00至下午12:30",
    place: "佐敦街坊會堂一樓禮堂",
    fee: "免費",
  },
  {
    href: "#lantern-festival-community-walk",
    title: "元宵社區行：提一盞燈，認識一條街",
    preview: "親子拜訪四間街坊小店，學習問候、聆聽和道謝。",
    date: {
      iso: "2026-12-05",
      month: "12月",
      day: "5",
      weekday: "星期六",
    },
    time: "下午3:00至4:30",
    place: "上環社區花園集合",
    fee: "免費",
  },
  {
    href: "#kindergarten-p1-sharing",
    title: "幼小銜接分享會：由 K3 到小一",
    preview: "三位過來人家長和一位小學老師，談最實際的預備。",
    date: {
      iso: "2026-12-12",
      month: "12月",
      day: "12",
      weekday: "星期六",
    },
    time: "下午2:00至4:00",
    place: "沙田圍家庭活動中心",
    fee: "免費",
  },
];

const english: EventCardProps[] = [
  {
    href: "#parents-talk-new-term",
    title: "Parents' talk: a new term, and a calmer pace",
    preview: "A family educator on balancing homework, activities and sleep.",
    date: {
      iso: "2026-11-29",
      month: "Nov",
      day: "29",
      weekday: "Sunday",
    },
    time: "10:00 am – 12:30 pm",
    place: "First-floor hall, Jordan Neighborhood Hall",
    fee: "Free of charge",
  },
  {
    href: "#lantern-festival-community-walk",
    title: "Lantern walk: one lantern, one street",
    preview: "Families call on four neighborhood shops to greet, listen and say thanks.",
    date: {
      iso: "2026-12-05",
      month: "Dec",
      day: "5",
      weekday: "Saturday",
    },
    time: "3:00 – 4:30 pm",
    place: "Meet at the community garden, Sheung Wan",
    fee: "Free of charge",
  },
  {
    href: "#kindergarten-p1-sharing",
    title: "From K3 to Primary 1: a sharing session",
    preview: "Three parents and a primary teacher on what really helps.",
    date: {
      iso: "2026-12-12",
      month: "Dec",
      day: "12",
      weekday: "Saturday",
    },
    time: "2:00 – 4:00 pm",
    place: "Family Activity Center, Sha Tin Wai",
    fee: "Free of charge",
  },
];

const covers = [pictures.coverHiking, pictures.coverHome, pictures.coverReading];
const tags = {
  chinese: [
    <Tag key="few" tone="finished">
      尚餘 12 個名額
    </Tag>,
    <Tag key="full" tone="canceled">
      名額已滿
    </Tag>,
  ],
  english: [
    <Tag key="few" tone="finished">
      12 places left
    </Tag>,
    <Tag key="full" tone="canceled">
      Full
    </Tag>,
  ],
};

function page(events: EventCardProps[], [few, full]: EventCardProps["tag"][], enroll: string, calendar: string) {
  const [next, ...later] = events;
  return (
    <Container>
      <h1>{enroll}</h1>
      {next && (
        <EventCard
          {...next}
          next
          tag={few}
          cover={{ src: pictures.coverHiking.src, alt: "" }}
          actions={
            <>
              <ButtonLink href="#enroll">{enroll}</ButtonLink>
              <Button variant="quiet">{calendar}</Button>
            </>
          }
        />
      )}
      <EventList>
        {later.map((event, index) => (
          <li key={event.href}>
            <EventCard
              {...event}
              tag={index ? full : few}
              cover={{ src: (covers[index + 1] ?? pictures.coverArt).src, alt: "" }}
            />
          </li>
        ))}
      </EventList>
    </Container>
  );
}

const [first] = chinese;
if (!first) throw new Error("the story needs an event");

const meta = {
  title: "Reading/EventCard",
  component: EventCard,
  args: { ...first, cover: { src: pictures.coverHiking.src, alt: "" }, tag: tags.chinese[0] },
  render: (args) => (
    <Container>
      <h1>活動</h1>
      <EventCard {...args} />
    </Container>
  ),
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { render: () => page(chinese, tags.chinese, "立即報名", "加入行事曆") };

export const SheetEnglish: Story = {
  render: () => page(english, tags.english, "Sign up", "Add to calendar"),
  globals: { locale: "en-US" },
};

export const TheDayIsForMachinesToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("29").closest("time")).toHaveAttribute("datetime", "2026-11-29");
  },
};
