/** One press of a walk. What runs in the page is written so that it names nothing outside itself. */
export type Step = {
  name: string;
  /** What is pressed, or typed into, as a selector. */
  press: string;
  /** What is typed; without it a finger presses. */
  key?: string;
  /** Whether the page has what was asked for; cheap, so that looking costs nothing: no style and no layout is read. */
  shown: () => boolean;
  /** The most that is wanted: the first time, from then on, and to the next paint, whatever it has. @units milliseconds */
  goal?: { first?: number; later?: number; next?: number };
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
  {
    path: "/tips",
    steps: [
      {
        name: "tips, one area",
        press: 'main a[href="/tips?category=courtesy"]',
        shown: () => document.querySelector('main a[href="/tips?category=courtesy"][aria-current]') !== null,
        goal: { next: 50 },
      },
      {
        name: "tips, all areas",
        press: 'main a[href="/tips"]',
        shown: () => document.querySelector('main a[href="/tips"][aria-current]') !== null,
        goal: { next: 50 },
      },
      {
        name: "tips, more",
        press: 'main a[href^="/tips?to=2"]',
        // Where the focus is, the page has scrolled to.
        shown: () => document.activeElement?.id === "more",
        goal: { next: 50 },
      },
      {
        name: "tips, fewer",
        press: 'main a[href="/tips"]',
        shown: () => document.querySelectorAll("main article").length === 12,
        goal: { next: 50 },
      },
    ],
  },
  {
    path: "/events",
    steps: [
      {
        name: "events, past ones open",
        press: "main summary",
        shown: () => document.querySelector("main details[open]") !== null,
        goal: { later: 50, next: 50 },
      },
      {
        name: "events, past ones close",
        press: "main summary",
        shown: () => document.querySelector("main details[open]") === null,
        goal: { later: 50, next: 50 },
      },
    ],
  },
  {
    path: "/market",
    steps: [
      {
        name: "market, second page",
        press: 'main nav a[href="/market?page=2"]',
        shown: () => document.querySelector('main nav a[href="/market?page=2"][aria-current]') !== null,
        goal: { next: 50 },
      },
      {
        name: "market, first page",
        press: 'main nav a[href="/market"]',
        shown: () => document.querySelector('main nav a[href="/market"][aria-current]') !== null,
        goal: { next: 50 },
      },
    ],
  },
  {
    path: "/market",
    steps: [
      {
        name: "market, filter opens",
        press: 'main a[href="#filters"]',
        shown: () => document.querySelector('dialog[open] form, [role="dialog"] form') !== null,
        goal: { next: 50 },
      },
      {
        name: "market, category chosen",
        press: ':is(dialog[open], [role="dialog"]) label:has([name="categories[]"])',
        shown: () =>
          document.querySelector(
            'dialog[open] [name="categories[]"]:checked, [role="dialog"] [name="categories[]"]:checked',
          ) !== null,
        goal: { later: 50, next: 50 },
      },
      {
        name: "market, category given up",
        press: ':is(dialog[open], [role="dialog"]) label:has([name="categories[]"]:checked)',
        shown: () =>
          document.querySelector(
            'dialog[open] [name="categories[]"]:checked, [role="dialog"] [name="categories[]"]:checked',
          ) === null,
        goal: { later: 50, next: 50 },
      },
      {
        name: "market, filter closes",
        press: ':is(dialog[open], [role="dialog"]) button',
        shown: () => document.querySelector('dialog[open], [role="dialog"]') === null,
        goal: { next: 50 },
      },
    ],
  },
  {
    path: "/search?q=app",
    steps: [
      {
        name: "search, a letter typed",
        press: 'main input[name="q"]',
        key: "s",
        shown: () => document.querySelector<HTMLInputElement>('main input[name="q"]')?.value.length === 4,
        goal: { later: 25, next: 25 },
      },
      {
        name: "search, a letter taken back",
        press: 'main input[name="q"]',
        key: "Backspace",
        shown: () => document.querySelector<HTMLInputElement>('main input[name="q"]')?.value.length === 3,
        goal: { later: 25, next: 25 },
      },
      {
        name: "search, one kind",
        press: 'main a[href*="kind=tips"]',
        shown: () => document.querySelector('main a[href*="kind=tips"][aria-current]') !== null,
        goal: { next: 50 },
      },
      {
        name: "search, all kinds",
        press: 'main a[href="/search?q=app"]',
        shown: () => document.querySelector('main a[href="/search?q=app"][aria-current]') !== null,
        goal: { next: 50 },
      },
    ],
  },
];
