import primitive from "@gk/tokens/color.primitive.json" with { type: "json" };
import PdfDocument from "pdfkit";
import { fontOf, type Run, runsOf, type Style, widthOf } from "../../fonts/faces.server.ts";
import { linesOf } from "../../fonts/lines.ts";
import type { ReceiptText } from "./receipt-text.ts";

const { banyan, ink, paper } = primitive.color;
const colours = {
  brand: banyan[600].$value.hex,
  text: ink[900].$value.hex,
  muted: ink[600].$value.hex,
  saved: banyan[700].$value.hex,
  stitch: paper[300].$value.hex,
};

/** An A4 page. @units points */
const page = { width: 595.28, margin: 64, top: 84 };
const card = { left: page.margin, right: page.width - page.margin, padding: 28, tooth: 9 };
const inner = { left: card.left + card.padding, right: card.right - card.padding };
const gap = 20;
const termShare = 0.34;

type Look = { style: Style; size: number; colour: string };
const looks = {
  product: { style: "display", size: 26, colour: colours.brand },
  title: { style: "display", size: 30, colour: colours.text },
  term: { style: "text", size: 11, colour: colours.muted },
  detail: { style: "text", size: 11, colour: colours.text },
  figure: { style: "display", size: 11, colour: colours.text },
  saved: { style: "display", size: 11, colour: colours.saved },
  total: { style: "display", size: 18, colour: colours.text },
  small: { style: "text", size: 9.5, colour: colours.muted },
} as const satisfies Record<string, Look>;

const leading = 1.5;

type Place = { x: number; y: number; align?: "end" };
type Element = PDFKit.PDFStructureElement;

/** Draws a receipt on a page of A4: a tagged document, whose text can be searched and read out. */
export async function receiptPdf(receipt: ReceiptText, now: Date): Promise<Uint8Array<ArrayBuffer>> {
  const { locale, facts } = receipt;
  const doc = new PdfDocument({
    size: "A4",
    margin: 0,
    lang: locale,
    tagged: true,
    displayTitle: true,
    // No face of the library's own, with which it begins otherwise, and which it does not find from within the bundle.
    font: null as never,
    pdfVersion: "1.7",
    // Accessible to all (ISO 14289), which the types do not know of.
    subset: "PDF/UA" as never,
    info: { Title: receipt.name, Author: receipt.company, CreationDate: now },
  });
  const chunks: Uint8Array[] = [];
  doc.on("data", (chunk: Uint8Array) => chunks.push(chunk));
  const { promise: ended, resolve, reject } = Promise.withResolvers<void>();
  doc.on("end", resolve);
  doc.on("error", reject);

  const drawRun =
    (run: Run, { size, colour }: Look, x: number, y: number) =>
    () => {
      // A font that is open already, which the types do not know of.
      doc
        .font(fontOf(run.face) as never, run.face)
        .fontSize(size)
        .fillColor(colour);
      doc.text(run.text, x, y, { lineBreak: false, baseline: "alphabetic" });
    };
  const lines = (text: string, { style, size }: Look, width: number) =>
    linesOf(text, locale, (line) => widthOf(line, style, size) <= width);

  /** A text of its own in the document's structure. */
  function write(tag: string, text: readonly string[], look: Look, { x, y, align }: Place): Element {
    const element = doc.struct(tag);
    text.forEach((line, row) => {
      let left = align === "end" ? x - widthOf(line, look.style, look.size) : x;
      for (const run of runsOf(line, look.style)) {
        const draw = drawRun(run, look, left, y + row * look.size * leading);
        element.add(run.actual ? doc.struct("Span", { actual: run.actual }, draw) : draw);
        left += widthOf(run.text, look.style, look.size);
      }
    });
    return element;
  }

  const root = doc.struct("Document");
  doc.addStructure(root);
  root.add(write("P", [receipt.product], looks.product, { x: card.left, y: page.top }));
  root.add(write("H1", [receipt.title], looks.title, { x: card.left, y: page.top + 52 }));

  const top = page.top + 78;
  let y = top + card.padding;
  const table = doc.struct("Table");
  const drawings: (() => void)[] = [];
  for (const [row, fact] of facts.entries()) {
    const look =
      fact.id === "total" ? looks.total : fact.saved ? looks.saved : fact.figure ? looks.figure : looks.detail;
    const termWidth = (inner.right - inner.left) * termShare;
    const term = lines(fact.term, looks.term, termWidth);
    const detail = lines(fact.detail, look, inner.right - inner.left - termWidth - gap);
    if (row > 0) {
      const at = y - 11;
      drawings.push(() => {
        doc
          .moveTo(inner.left, at)
          .lineTo(inner.right, at)
          .dash(3, { space: 3 })
          .lineWidth(0.8)
          .stroke(colours.stitch)
          .undash();
      });
    }
    const base = y + look.size;
    table.add(
      doc.struct("TR", {}, [
        write("TH", term, looks.term, { x: inner.left, y: base }),
        write("TD", detail, look, { x: inner.right, y: base, align: "end" }),
      ]),
    );
    y += Math.max(term.length * looks.term.size, detail.length * look.size) * leading + 17;
  }
  const bottom = y + 2;
  drawings.push(() => outline(doc, top, bottom));
  doc.markContent("Artifact", { type: "Layout" });
  for (const draw of drawings) draw();
  doc.endMarkedContent();
  root.add(table);

  const width = card.right - card.left;
  const company = lines(receipt.company, looks.small, width);
  root.add(write("P", company, looks.small, { x: card.left, y: bottom + 44 }));
  root.add(write("P", lines(receipt.note, looks.small, width), looks.small, { x: card.left, y: bottom + 60 }));
  root.end();
  doc.end();
  await ended;
  return Buffer.concat(chunks);
}

/** The edge of a till receipt, with its zigzag foot. */
function outline(doc: PDFKit.PDFDocument, top: number, bottom: number) {
  const { left, right, tooth } = card;
  const teeth = Math.round((right - left) / (2 * tooth));
  const step = (right - left) / (2 * teeth);
  doc.moveTo(left, bottom).lineTo(left, top).lineTo(right, top).lineTo(right, bottom);
  for (let tip = 1; tip <= 2 * teeth; tip += 1) doc.lineTo(right - tip * step, bottom + (tip % 2 === 1 ? tooth : 0));
  doc.lineWidth(1).stroke(colours.stitch);
}
