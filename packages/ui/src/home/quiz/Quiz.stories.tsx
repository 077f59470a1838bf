import type { Meta, StoryObj } from "@storybook/react-vite";
import type { ReactNode } from "react";
import { expect, userEvent, waitFor } from "storybook/test";
import { Icon, icons } from "../../foundations/icon/index.ts";
import { specimens } from "../../foundations/specimens/specimens.tsx";
import { Glyph } from "../../product/glyph/index.ts";
import { Quiz, type QuizProps } from "./index.ts";

const chinese = {
  words: {
    title: "GK 適合你的孩子嗎？",
    lead: "回答兩條簡單問題，馬上知道。",
    back: "上一題",
    next: "下一題",
    toResult: "查看結果",
    result: "測試結果",
    again: "再做一次",
    chooseFirst: "請先選擇一個答案。",
  },
  ages: {
    under4: "4 歲以下",
    from4to6: "4 至 6 歲",
    from7to9: "7 至 9 歲",
    over9: "10 歲或以上",
  },
  goals: {
    manners: "待人有禮",
    responsibility: "責任感",
    friendship: "與人融洽相處",
    unsure: "還未想好",
  },
  age: "孩子今年多大？",
  goal: "你最希望和孩子一起培養甚麼？",
  fit: {
    title: "非常適合！",
    manners: "不妨由「禮貌」和「尊重」任務開始：在升降機打招呼、飯桌上說謝謝、排隊時耐心等候。小習慣很快便會自然養成。",
    responsibility:
      "不妨由「品行」任務開始：自己收拾書包、信守承諾、照顧一盆小植物。孩子會很樂意讓你看看自己做得到的事。",
    friendship: "不妨由「人際關係」和「仁愛」任務開始：分享玩具、邀請朋友一起玩、吵架後主動和好。善良也可以慢慢練習。",
    unsure: "不妨在五大範疇各選一個任務。試一兩個星期，你便會知道孩子喜歡甚麼、哪方面可以多練習。",
  },
  young: {
    title: "快到合適的年齡了",
    body: "任務內容以 4 至 9 歲孩子為對象。現階段可先看看教養貼士，或由你帶領，一起完成最簡單的任務。",
  },
  download: "下載 App",
  tips: "閱讀教養貼士",
};

const english = {
  words: {
    title: "Is GK right for your child?",
    lead: "Answer two quick questions to find out.",
    back: "Back",
    next: "Next",
    toResult: "See result",
    result: "Your result",
    again: "Start over",
    chooseFirst: "Choose an answer to go on.",
  },
  ages: {
    under4: "Under 4",
    from4to6: "4 to 6",
    from7to9: "7 to 9",
    over9: "10 or older",
  },
  goals: {
    manners: "Good manners",
    responsibility: "A sense of responsibility",
    friendship: "Getting along with others",
    unsure: "I’m not sure yet",
  },
  age: "How old is your child?",
  goal: "What would you most like to work on together?",
  fit: {
    title: "A great match!",
    manners:
      "Start with courtesy and respect missions: a greeting in the elevator, a thank-you at the table, a little patience in line. You’ll be surprised how quickly small habits stick.",
    responsibility:
      "Start with conduct missions: packing the schoolbag, keeping a promise, looking after a plant. Your child will love showing you what they can do alone.",
    friendship:
      "Start with interpersonal relationships and benevolence missions: sharing a toy, inviting someone to play, making up after a quarrel. Kindness is a skill, and it can be practiced.",
    unsure:
      "Try one mission from each of the five areas. After a week or two you’ll see what your child enjoys and where a little more practice would help.",
  },
  young: {
    title: "Almost there",
    body: "Our missions are written for children aged 4–9. For now, try our parenting tips and do the simplest missions together, with you leading the way.",
  },
  download: "Download the app",
  tips: "Read parenting tips",
};

const marks: Record<string, ReactNode> = {
  under4: <Glyph name="seed" />,
  from4to6: <Icon of={icons.sprout} />,
  from7to9: <Glyph name="sapling" />,
  over9: <Glyph name="big-tree" />,
  manners: <Glyph name="category-courtesy" />,
  responsibility: <Glyph name="category-conduct" />,
  friendship: <Glyph name="category-relationships" />,
  unsure: <Glyph name="seed" />,
};

const options = (labels: Record<string, string>) =>
  Object.entries(labels).map(([value, label]) => ({ value, label, icon: marks[value] }));

const inWords = (
  { words, age, ages, goal, goals, fit, young, download, tips }: typeof chinese,
  progress: QuizProps["words"]["progress"],
): Omit<QuizProps, "id"> => ({
  words: { ...words, progress },
  questions: [
    { name: "age", title: age, options: options(ages) },
    { name: "goal", title: goal, options: options(goals) },
  ],
  resultFor: ({ age: years, goal: wish }) =>
    years === "under4"
      ? { ...young, ways: [{ href: "#tips", label: tips }] }
      : {
          title: fit.title,
          body: fit[wish as keyof typeof goals],
          ways: [
            { href: "#download", label: download },
            { href: "#tips", label: tips },
          ],
        },
});

const meta = {
  title: "Home/Quiz",
  component: Quiz,
  args: inWords(chinese, (current, total) => `第 ${current} 題，共 ${total} 題`),
} satisfies Meta<typeof Quiz>;
export default meta;

type Story = StoryObj<typeof meta>;

export const Playground: Story = {};

export const English: Story = {
  args: inWords(english, (current, total) => `Question ${current} of ${total}`),
  globals: { locale: "en-US" },
};

export const SecondQuestion: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: chinese.ages.from4to6 }));
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.next }));
    const group = canvas.getByRole("group", { name: chinese.goal });
    await expect(group).toBeVisible();
    const [first] = canvas.getAllByRole("group", { hidden: true });
    await expect(first).not.toBe(group);
    await expect(first?.clientHeight, "the question before, which takes no place").toBe(0);
    await userEvent.click(canvas.getByRole("radio", { name: chinese.goals.manners }));
  },
};

export const ByKeyboardToTheResult: Story = {
  play: async ({ canvas }) => {
    canvas.getByRole("radio", { name: chinese.ages.under4 }).focus();
    await userEvent.keyboard("{ArrowDown}{Enter}");
    await waitFor(() => expect(canvas.getByText(chinese.goal).closest("legend")).toHaveFocus());
    await userEvent.tab();
    await userEvent.keyboard(" {Enter}");
    const title = canvas.getByRole("heading", { name: chinese.fit.title });
    await waitFor(() => expect(title).toHaveFocus());
    await expect(title).toHaveAccessibleDescription(chinese.fit.manners);
  },
};

export const GoingBackKeepsTheAnswer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: chinese.ages.from7to9 }));
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.next }));
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.back }));
    await expect(canvas.getByRole("radio", { name: chinese.ages.from7to9 })).toBeChecked();
  },
};

export const AsksForAnAnswer: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.next }));
    await expect(canvas.getByRole("alert")).toHaveTextContent(chinese.words.chooseFirst);
    await expect(canvas.getByRole("group", { name: chinese.age })).toHaveAccessibleDescription(
      chinese.words.chooseFirst,
    );
  },
};

export const StartingOver: Story = {
  play: async ({ canvas }) => {
    await userEvent.click(canvas.getByRole("radio", { name: chinese.ages.under4 }));
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.next }));
    await userEvent.click(canvas.getByRole("radio", { name: chinese.goals.unsure }));
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.toResult }));
    await waitFor(() => expect(canvas.getByRole("heading", { name: chinese.young.title })).toHaveFocus());
    await userEvent.click(canvas.getByRole("button", { name: chinese.words.again }));
    await expect(canvas.getByRole("radio", { name: chinese.ages.under4 })).not.toBeChecked();
  },
};

export const Sheet: Story = {
  render: specimens(Quiz, meta.args, Playground, { ...English, args: { ...English.args, id: "english" } }),
};
