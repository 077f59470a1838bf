import type { Meta, StoryObj } from "@storybook/react-vite";
import { expect } from "storybook/test";
import { Button, ButtonLink } from "../../controls/button/index.ts";
import { Tag } from "../../controls/tag/index.ts";
import { Icon, icons } from "../../foundations/icon/index.ts";
import type { Picture } from "../../foundations/illustration/index.ts";
import { Specimen } from "../../foundations/specimens/Specimen.tsx";
import { pictures } from "../../product/pictures/index.ts";
import { PageBody } from "../../reading/page-body/index.ts";
import { EventCard, type EventCardProps, EventList } from "./index.ts";

const first: EventCardProps = {
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
};

const chinese: EventCardProps[] = [
  first,
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
    fee: "Free",
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
    fee: "Free",
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
    fee: "Free",
  },
];

const words = {
  chinese: {
    title: "活動",
    enroll: "立即報名",
    calendar: "加入行事曆",
    left: "尚餘 12 個名額",
    full: "名額已滿",
    ended: "已結束",
  },
  english: {
    title: "Events",
    enroll: "Sign up",
    calendar: "Add to calendar",
    left: "12 places left",
    full: "Full",
    ended: "Ended",
  },
};

const cover = ({ src }: Picture) => ({ src, alt: "" });

/** The next event, one that is full, one that is over and has no cover. */
function page([next, full, ended]: EventCardProps[], { title, enroll, calendar, ...tags }: typeof words.chinese) {
  return (
    <PageBody>
      <h1>{title}</h1>
      {next && (
        <Specimen>
          <EventCard
            {...next}
            next
            tag={<Tag tone="success">{tags.left}</Tag>}
            picture={cover(pictures.coverHiking)}
            actions={
              <>
                <ButtonLink href="#enroll">{enroll}</ButtonLink>
                <Button variant="quiet">
                  <Icon of={icons.calendarDays} />
                  {calendar}
                </Button>
              </>
            }
          />
        </Specimen>
      )}
      <EventList>
        {full && (
          <Specimen>
            <EventCard {...full} tag={<Tag tone="off">{tags.full}</Tag>} picture={cover(pictures.coverHome)} />
          </Specimen>
        )}

        {ended && (
          <Specimen>
            <EventCard {...ended} tag={<Tag>{tags.ended}</Tag>} fee={undefined} />
          </Specimen>
        )}
      </EventList>
    </PageBody>
  );
}

const meta = {
  title: "Magazine/EventCard",
  component: EventCard,
  args: { ...first, picture: cover(pictures.coverHiking), tag: <Tag tone="success">{words.chinese.left}</Tag> },
  render: (args) => (
    <PageBody>
      <h1>活動</h1>
      <EventCard {...args} />
    </PageBody>
  ),
} satisfies Meta<typeof EventCard>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const Sheet: Story = { render: () => page(chinese, words.chinese) };

export const SheetEnglish: Story = {
  render: () => page(english, words.english),
  globals: { locale: "en-US" },
};

export const TheDayIsForMachinesToo: Story = {
  play: async ({ canvas }) => {
    await expect(canvas.getByText("29").closest("time")).toHaveAttribute("datetime", "2026-11-29");
  },
};
