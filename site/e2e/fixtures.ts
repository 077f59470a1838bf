import { readdirSync, readFileSync } from "node:fs";
import { cookies, isLocale, type Locale, localizePath } from "@gk/domain";
import { type Words, words } from "@gk/ui/words";
import { test as base, expect, type Page } from "@playwright/test";
import { IntlMessageFormat } from "intl-messageformat";
import { follow } from "./trail.ts";

type Values = Record<string, string | number>;

const root = `${import.meta.dirname}/../..`;

/** The site's catalogue, with the words of the pages that stand in for outside services. */
function catalogue(locale: Locale): Record<string, string> {
  const areas = `${root}/site/app/messages/${locale}`;
  const files = readdirSync(areas).map((file) => `${areas}/${file}`);
  for (const topic of ["checkout", "octopus", "promotion", "tapngo"]) {
    files.push(`${root}/packages/provider/src/${topic}/messages/${locale}.json`);
  }
  return Object.assign({}, ...files.map((file) => JSON.parse(readFileSync(file, "utf8")) as object)) as Record<
    string,
    string
  >;
}

const catalogues = { "zh-HK": catalogue("zh-HK"), "en-US": catalogue("en-US") };

const text = (parts: readonly unknown[]) => parts.join("");

/** The tags in messages, of which pages make links: a message with another one cannot be read. */
const tags = { contact: text, forgot: text, privacy: text, terms: text };

/** The words of the page, by the catalogue's keys, as text: marks of layout are taken out. */
export function createTranslator(locale: Locale) {
  const product = catalogues[locale]["product.name"];
  return (id: string, values: Values = {}) => {
    const message = catalogues[locale][id];
    if (message === undefined) throw new Error(`There are no words for "${id}".`);
    const said = new IntlMessageFormat(message, locale).format({ product, ...tags, ...values });
    return String(said).replaceAll("\u200b", "");
  };
}

type Fixtures = {
  /** The language of the project. */
  language: Locale;
  /** The page's words. */
  t: ReturnType<typeof createTranslator>;
  /** The words that the components bring along. */
  own: Words;
  /** An address in the project's language. */
  at: (path: string) => string;
  /** The last steps of the page, told where the journey's failure is. */
  trail: undefined;
  /** Anything the browser complained about; a test fails when it is not empty at the end. */
  complaints: string[];
};

export const test = base.extend<Fixtures>({
  language: async ({ locale }, use) => {
    await use(isLocale(locale) ? locale : "zh-HK");
  },
  t: async ({ language }, use) => {
    await use(createTranslator(language));
  },
  own: async ({ language }, use) => {
    await use(words[language]);
  },
  at: async ({ language }, use) => {
    await use((path) => localizePath(path, language));
  },
  /** Nobody is asked for their address in the middle of something else (decision 130): `pop-ups.spec.ts` has them ask. */
  context: async ({ context, baseURL }, use) => {
    await context.addCookies(
      [cookies.newsletterClosed, cookies.welcome].map(({ name }) => ({ name, value: "true", url: baseURL ?? "" })),
    );
    await use(context);
  },
  trail: [
    async ({ page }, use, journey) => {
      const told = await follow(page);
      await use(undefined);
      if (journey.status !== journey.expectedStatus)
        journey.errors.push({ message: `The last steps:\n${await told()}` });
    },
    { auto: true },
  ],
  complaints: [
    async ({ page }, use) => {
      const complaints: string[] = [];
      page.on("pageerror", (error) => complaints.push(String(error)));
      page.on("console", (message) => {
        // A page or call that is refused on purpose is a resource that fails to load, and a connection that is cut on
        // purpose is one too, which the router also says; everything else is a defect.
        const refused = /Failed to load resource: the server responded with a status of (4\d\d|503)/;
        const cut = /net::ERR_INTERNET_DISCONNECTED|Failed to fetch manifest patches/;
        const expected = new RegExp(`${refused.source}|${cut.source}`);
        if (message.type() === "error" && !expected.test(message.text())) complaints.push(message.text());
        if (message.type() === "warning" && /hydrat/i.test(message.text())) complaints.push(message.text());
      });
      await use(complaints);
      expect(complaints).toEqual([]);
    },
    { auto: true },
  ],
});

export { expect };

/** Waits until scripts run: what is pressed before that is the browser's own. */
export const hydrated = (page: Page) =>
  page.waitForFunction(() => Object.keys(document).some((key) => key.startsWith("__react")));

let people = 0;

/** An e-mail address that nobody else in the run has. */
export const freshEmail = () => `family.${process.pid}.${Date.now()}.${people++}@gk.example`;
