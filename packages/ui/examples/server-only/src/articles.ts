import { pictures } from "@gk/ui/pictures";

export type Article = {
  id: string;
  title: string;
  date: { iso: string; text: string };
  preview: string;
  picture: { src: string; alt: string };
  paragraphs: readonly string[];
};

const drawn = ({ src }: { src: string }) => ({ src, alt: "" });

/** The newest first. */
export const articles: readonly Article[] = [
  {
    id: "tomato",
    title: "窗邊番茄：由種子到第一個果",
    date: { iso: "2026-11-14", text: "2026年11月14日" },
    preview: "朝南的窗台每日有五小時陽光，已經足夠一盆矮種番茄。",
    picture: drawn(pictures.coverHome),
    paragraphs: [
      "十一月的香港不冷不熱，是播番茄的好時候。三粒種子放進一個乳酪杯，蓋上一指節深的泥，澆水澆到杯底微濕就可以。",
      "第十天左右，兩片子葉會打開。留下最壯的一株，其餘的送給鄰居，這也是種子館的規矩：借一包，還一包，多出來的就分享。",
      "開花時用牙刷輕輕震一震花，代替蜜蜂。果由青轉紅要六星期，最後一個月減少澆水，味道會更濃。",
    ],
  },
  {
    id: "saving",
    title: "收種子的日子",
    date: { iso: "2026-11-07", text: "2026年11月7日" },
    preview: "最飽滿的那一條豆，不要吃，留給明年。",
    picture: drawn(pictures.coverScience),
    paragraphs: [
      "豆莢轉黃變脆，搖一搖有聲，就可以收。放在紙袋裏，掛在通風的地方一星期。",
      "寫上名字和日期。一包沒有名字的種子，明年誰也認不出來。",
    ],
  },
  {
    id: "rooftop",
    title: "天台上的六十個發泡膠箱",
    date: { iso: "2026-10-29", text: "2026年10月29日" },
    preview: "街市剩下的箱，變成深水埗最高的菜田。",
    picture: drawn(pictures.coverHarbour),
    paragraphs: ["每個箱底鑽八個孔，鋪一層碎瓦，再放三十厘米的泥。下雨前記得移開排水口的落葉。"],
  },
  {
    id: "school",
    title: "小息種菜：一所小學的實驗",
    date: { iso: "2026-10-18", text: "2026年10月18日" },
    preview: "二十分鐘的小息，足夠一班人澆完整個菜園。",
    picture: drawn(pictures.coverSchool),
    paragraphs: ["每班負責一條田壟，星期五一起記錄高度。長得最慢的那一班，最後收成最多。"],
  },
  {
    id: "walk",
    title: "郊遊時可以帶甚麼種子回家？",
    date: { iso: "2026-10-03", text: "2026年10月3日" },
    preview: "郊野公園的一花一草都不可帶走，但有別的方法。",
    picture: drawn(pictures.coverHiking),
    paragraphs: ["拍下葉、花和果，回來在種子館的圖鑑裏找。館內有十二種本地原生植物的種子可以借。"],
  },
];
