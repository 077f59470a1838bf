/** What both pages say: 200 plans and 30 questions, so that only the way they are made differs. */
export type Plan = {
  id: string;
  plan: "beginner" | "elementary" | "outstanding";
  name: string;
  tagline: string;
  price: { now: string };
  features: readonly string[];
};

const offers = [
  { plan: "beginner", name: "初階計劃", tagline: "先試一個月，看看孩子喜不喜歡", price: { now: "HK$98.00" } },
  { plan: "elementary", name: "進階計劃", tagline: "用一個學期，養成一個好習慣", price: { now: "HK$268.00" } },
  { plan: "outstanding", name: "卓越計劃", tagline: "陪孩子走完四季，收藏一整年的成長", price: { now: "HK$888.00" } },
] as const;

const features = ["五大範疇超過 800 個任務", "每月報告"];

export const plans: readonly Plan[] = Array.from({ length: 200 }, (_, index) => {
  const offer = offers[index % offers.length] ?? offers[0];
  return { ...offer, id: `plan-${index}`, name: `${offer.name} ${index + 1}`, features };
});

export const choose = "選擇此計劃";
export const picture = { src: "/plan.svg", width: 320, height: 260 };

export type Question = {
  kind: "text" | "select" | "checkboxes" | "radios" | "count" | "rating";
  name: string;
  label: string;
  hint: string;
  /** What is wrong with every third answer. */
  message?: string;
};

export const options = ["步行", "校巴", "港鐵", "巴士"].map((label, index) => ({ value: index + 1, label }));
export const count = { min: 0, max: 9, increase: "增加", decrease: "減少" };
export const scores = { min: 1, max: 10, low: "完全不同意", high: "非常同意" };

const kinds: Question["kind"][] = [
  ...Array.from({ length: 12 }, () => "text" as const),
  ...Array.from({ length: 6 }, () => "select" as const),
  ...Array.from({ length: 4 }, () => "checkboxes" as const),
  ...Array.from({ length: 4 }, () => "radios" as const),
  ...Array.from({ length: 2 }, () => "count" as const),
  ...Array.from({ length: 2 }, () => "rating" as const),
];

export const questions: readonly Question[] = kinds.map((kind, index) => ({
  kind,
  name: `question_${index}`,
  label: `問題 ${index + 1}`,
  hint: "請照實回答，沒有對錯",
  ...(index % 3 === 0 ? { message: "請填寫這一項" } : {}),
}));
