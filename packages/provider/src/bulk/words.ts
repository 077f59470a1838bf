import type { Bilingual } from "../wording/bilingual.ts";

// What made-up content is composed of: enough words that no two neighbours are alike, in the manner of the real one.

const both = (chinese: string, english: string): Bilingual => ({ "zh-HK": chinese, "en-US": english });

/** What an article or an offer is about, with a name for its address. */
export const topics = [
  both("分享", "Sharing"),
  both("守時", "Being on time"),
  both("感恩", "Gratitude"),
  both("等候", "Waiting one’s turn"),
  both("收拾書包", "Packing the school bag"),
  both("親子閱讀", "Reading together"),
  both("情緒管理", "Naming feelings"),
  both("禮貌", "Good manners"),
  both("專注力", "Concentration"),
  both("零用錢", "Pocket money"),
  both("做家務", "Helping at home"),
  both("戶外探索", "Exploring outdoors"),
  both("健康飲食", "Eating well"),
  both("睡前時光", "Bedtime"),
  both("手足相處", "Brothers and sisters"),
  both("面對失敗", "Coping with failure"),
  both("說真話", "Telling the truth"),
  both("環保小習慣", "Small green habits"),
  both("與長輩相處", "Time with grandparents"),
  both("運動精神", "Fair play"),
  both("螢幕時間", "Screen time"),
  both("結交朋友", "Making friends"),
  both("好奇心", "Curiosity"),
  both("自理能力", "Looking after oneself"),
] as const;

/** How news, events and tips begin. */
export const openings = {
  news: [
    both("家長最常問：", "Parents ask most: "),
    both("新功能：", "New in the app: "),
    both("本月主題：", "Theme of the month: "),
    both("學校故事：", "From a school: "),
  ],
  events: [
    both("親子工作坊：", "Family workshop: "),
    both("家長講座：", "Talk for parents: "),
    both("週末同樂日：", "Weekend fun day: "),
    both("導賞團：", "Guided walk: "),
  ],
  tips: [
    both("每日五分鐘：", "Five minutes a day: "),
    both("今晚試試：", "Try tonight: "),
    both("爸媽筆記：", "A parent’s notebook: "),
    both("三個小步驟：", "Three small steps: "),
  ],
} as const;

/** Sentences that follow each other in any order. */
export const sentences = [
  both(
    "孩子回家後先喝水、歇一歇，再開始當天的小任務。",
    "After school a drink and a short rest come first, then the day’s small mission.",
  ),
  both(
    "不用一次做到最好，每天多走一小步便足夠。",
    "It need not be perfect at once; one small step each day is enough.",
  ),
  both(
    "先說看見的事實，再問孩子下一步想怎樣做。",
    "Say what you saw first, and then ask what your child would like to do next.",
  ),
  both(
    "把規則畫成圖畫，貼在門後，比講十次更有效。",
    "A rule that is drawn and pinned behind the door works better than saying it ten times.",
  ),
  both(
    "公公婆婆也可以一起玩，角色互換最惹笑。",
    "Grandparents can play as well; swapping roles makes everybody laugh.",
  ),
  both(
    "如果孩子說不，不妨給他兩個都可以接受的選擇。",
    "When a child says no, offer two choices that are both fine with you.",
  ),
  both("完成之後，請他親手貼上一顆星星。", "When it is done, let your child stick on the star."),
  both("在巴士上、排隊時，都可以練習這個小遊戲。", "The game can be practiced on the bus or in a queue."),
  both("雨天改在室內進行，請帶一件薄外套。", "On rainy days we stay indoors; please bring a light jacket."),
  both("場地有電梯，嬰兒車可以停放在入口旁邊。", "There is a lift, and strollers can be left beside the entrance."),
  both("每組六個家庭，由一位導師帶領。", "Six families form a group, led by one teacher."),
  both("材料由我們預備，孩子帶着好奇心來便可以。", "We bring the materials; your child only has to bring curiosity."),
  both("有食物敏感的孩子，請在報名時告訴我們。", "Please tell us about food allergies when you sign up."),
  both(
    "老師說，最大的改變是孩子開始懂得問別人需要甚麼。",
    "Teachers say the greatest change is that children begin to ask what others need.",
  ),
  both("晚飯時輪流說一件今天多謝別人的事。", "At dinner everyone names one thing to thank somebody for."),
  both("手機放進籃子，由爸媽先做榜樣。", "Phones go into the basket, and parents begin."),
] as const;

/** Who offers something in the market. */
export const merchants = [
  both("小樹", "Little Tree"),
  both("晴天", "Sunny Day"),
  both("彩虹", "Rainbow"),
  both("積木", "Building Block"),
  both("月光", "Moonlight"),
  both("小鯨", "Little Whale"),
  both("風箏", "Kite"),
  both("星塵", "Stardust"),
  both("豆苗", "Bean Sprout"),
  both("海鷗", "Seagull"),
] as const;

/** What kind of place it is. */
export const shops = [
  both("書室", "Bookroom"),
  both("畫室", "Art Studio"),
  both("琴行", "Music Room"),
  both("泳會", "Swim Club"),
  both("實驗室", "Science Lab"),
  both("廚房", "Kitchen"),
  both("劇場", "Playhouse"),
  both("農莊", "Farm"),
] as const;

/** What it offers. */
export const offers = [
  both("試堂半價", "half-price trial class"),
  both("兩人同行優惠", "offer for two"),
  both("暑期課程", "summer course"),
  both("親子套票", "family ticket"),
  both("新會員贈品", "gift for new members"),
  both("週末小組", "weekend group"),
] as const;

/** By what offers are found. */
export const tags = [
  both("優惠", "Offer"),
  both("四至六歲", "Ages 4-6"),
  both("七至九歲", "Ages 7-9"),
  both("週末", "Weekend"),
  both("室內", "Indoors"),
  both("戶外", "Outdoors"),
  both("小班", "Small groups"),
  both("英語授課", "Taught in English"),
  both("粵語授課", "Taught in Cantonese"),
  both("可試堂", "Trial class"),
] as const;

/** Streets where offers and events are. */
export const streets = [
  both("大南街", "Tai Nan Street"),
  both("皇后大道", "Queen’s Road"),
  both("彌敦道", "Nathan Road"),
  both("太子道", "Prince Edward Road"),
  both("英皇道", "King’s Road"),
  both("海濱長廊", "Harborfront Promenade"),
  both("公園徑", "Park Path"),
  both("市場街", "Market Street"),
  both("學校里", "School Lane"),
  both("花墟", "Flower Market"),
] as const;
