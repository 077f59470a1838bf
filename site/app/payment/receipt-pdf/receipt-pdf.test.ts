import { paymentStatus } from "@gk/domain";
import type { Order } from "@gk/web";
import { extractText, getDocumentProxy } from "unpdf";
import { describe, expect, it } from "vitest";
import { partsOf } from "../../../compile/messages.ts";
import { createTranslator } from "../../words/words.ts";
import { orderWith } from "../payment.fixture.ts";
import { receiptPdf } from "./receipt-pdf.server.ts";
import { receiptText } from "./receipt-text.ts";

async function readBack(locale: "zh-HK" | "en-US", differences: Partial<Order> = {}) {
  const t = createTranslator(locale, partsOf(locale));
  const words = receiptText(t, orderWith(differences), "晞晞媽媽");
  if (!words) throw new Error("The order is paid.");
  const bytes = await receiptPdf(words, new Date("2026-11-21T10:00:00Z"));
  const document = await getDocumentProxy(new Uint8Array(bytes));
  const { text } = await extractText(document, { mergePages: true });
  return { bytes, document, words, text: text.replaceAll(/\s/gu, "") };
}

const bare = (text: string) => text.replaceAll(/\s/gu, "");

describe.each(["zh-HK", "en-US"] as const)("the receipt as a file, in %s", (locale) => {
  it("says what the page says, and nothing else of the purchase", async () => {
    const { text, words } = await readBack(locale);
    const said = [...words.facts.flatMap(({ term, detail }) => [term, detail]), words.company, words.note];
    expect(said.filter((one) => !text.includes(bare(one)))).toEqual([]);
    expect(text).toContain("−HK$50.00");
  });

  it("is one page of A4 with its title, its language, and a structure that can be read out", async () => {
    const { document, words } = await readBack(locale);
    const first = await document.getPage(1);
    const [, , width, height] = first.view;
    expect([document.numPages, Math.round(width ?? 0), Math.round(height ?? 0)]).toEqual([1, 595, 842]);
    const { info } = (await document.getMetadata()) as { info: { Title?: string; Language?: string } };
    expect([info.Title, info.Language]).toEqual([words.name, locale]);
    expect(await document.getMarkInfo()).toMatchObject({ Marked: true });
    const tree = JSON.stringify(await first.getStructTree());
    const roles = [...tree.matchAll(/"role":"(\w+)"/g)].map(([, role]) => role);
    expect(roles.filter((role) => role === "TR")).toHaveLength(words.facts.length);
    expect(roles).toEqual(expect.arrayContaining(["Document", "H1", "Table", "TH", "TD", "P"]));
  });

  it("says that the money was given back", async () => {
    const { text, words } = await readBack(locale, { payment_status: paymentStatus.refunded });
    expect(words.facts.at(-1)?.id).toBe("refunded");
    expect(text).toContain(bare(words.facts.at(-1)?.detail ?? "-"));
  });
});

describe("a family's own characters", () => {
  const named = (name: string) => readBack("zh-HK", { child: { id: 201, name } });

  it.each([
    ["of Hong Kong's supplementary set", "陳𨋢㗎𠻹"],
    ["of the Mainland's", "张龙刘"],
    ["of both scripts", "José 黃喆 Zoë"],
  ])("are written, %s", async (_, name) => expect((await named(name)).text).toContain(bare(name)));

  it("that no face has are marked for the eye and named for whoever reads the file out", async () => {
    const { text, document } = await named("陳𪚥大");
    expect(text).toContain("陳〓大");
    expect(JSON.stringify(await (await document.getPage(1)).getStructTree())).toContain("Span");
  });

  it("and names as long as they may be stay within the page", async () => {
    const { document, text } = await named("王".repeat(25) + " Wolfeschlegelsteinhausen");
    const { items } = await (await document.getPage(1)).getTextContent();
    const ends = items.flatMap((item) => ("transform" in item ? [Number(item.transform[4]) + item.width] : []));
    expect(Math.max(...ends)).toBeLessThanOrEqual(595 - 64);
    expect(text).toContain("王".repeat(25));
  });
});

it.each([
  ["waits for its payment", { payment_status: paymentStatus.pending, paid_at: null }],
  ["was canceled", { payment_status: paymentStatus.canceled, paid_at: null }],
] as const)("a purchase that %s has no receipt", (_, differences) =>
  expect(receiptText(createTranslator("zh-HK", partsOf("zh-HK")), orderWith(differences), "晞晞媽媽")).toBeUndefined(),
);

it("is small: only the characters that it needs are in it", async () =>
  expect((await readBack("zh-HK")).bytes.length).toBeLessThan(60_000));
