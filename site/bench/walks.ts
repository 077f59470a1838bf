/** One press of a walk. What runs in the page is written so that it names nothing outside itself. */
export type Step = {
  name: string;
  /** What is pressed, as a selector. */
  press: string;
  /** Whether the page has what was asked for; cheap, so that looking costs nothing: no style and no layout is read. */
  shown: () => boolean;
  /** The most that is wanted; the first time, and from then on. @units milliseconds */
  goal?: { first?: number; later: number };
};

/** Presses on one page that end where they began, so that they can be repeated. */
export type Walk = { path: string; steps: readonly Step[] };

/** What a hand does most. A menu was no `<dialog>` before decision 96, and older builds are pressed too. */
export const walks: readonly Walk[] = [
  {
    path: "/",
    steps: [
      {
        name: "menu, open",
        press: 'header [aria-haspopup="dialog"]',
        shown: () => document.querySelector('dialog[open], [role="dialog"]') !== null,
        goal: { first: 120, later: 50 },
      },
      {
        name: "menu, close",
        press: ':is(dialog[open], [role="dialog"]) button',
        shown: () => document.querySelector('dialog[open], [role="dialog"]') === null,
      },
    ],
  },
  {
    path: "/",
    steps: [
      {
        name: "quiz, answer",
        press: '#quiz label:has([name="age"]):nth-of-type(2)',
        shown: () => document.querySelector('#quiz [name="age"]:checked') !== null,
        goal: { later: 30 },
      },
      {
        name: "quiz, next",
        press: '#quiz [type="submit"]',
        shown: () => document.querySelector('#quiz fieldset:not([hidden]) [name="goal"]') !== null,
        goal: { later: 30 },
      },
      {
        name: "quiz, back",
        press: '#quiz form [type="button"]',
        shown: () => document.querySelector('#quiz fieldset:not([hidden]) [name="age"]') !== null,
        goal: { later: 30 },
      },
    ],
  },
  {
    path: "/",
    steps: [
      {
        name: "language, to English",
        press: 'header a[hreflang="en-US"]',
        shown: () => document.documentElement.lang === "en-US",
        goal: { first: 250, later: 120 },
      },
      {
        name: "language, to Chinese",
        press: 'header a[hreflang="zh-HK"]',
        shown: () => document.documentElement.lang === "zh-HK",
        goal: { first: 250, later: 120 },
      },
    ],
  },
  {
    path: "/faq",
    steps: [
      {
        name: "question, open",
        press: "main summary",
        shown: () => document.querySelector("main details[open]") !== null,
      },
      {
        name: "question, close",
        press: "main summary",
        shown: () => document.querySelector("main details[open]") === null,
      },
    ],
  },
  {
    path: "/plans",
    steps: [
      {
        name: "plans, for schools",
        press: 'main a[href="/plans?type=school"]',
        shown: () => document.querySelector('main a[href="/plans?type=school"][aria-current]') !== null,
      },
      {
        name: "plans, for families",
        press: 'main a[href="/plans"]',
        shown: () => document.querySelector('main a[href="/plans"][aria-current]') !== null,
      },
    ],
  },
];
