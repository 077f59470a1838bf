import { renderToStaticMarkup } from "react-dom/server";
import { describe, expect, it } from "vitest";
import { DateOfBirthField } from "../../forms/date-of-birth-field/index.ts";
import { FileList } from "../../forms/file-list/index.ts";
import { Pagination } from "../../navigation/pagination/index.ts";
import { simplified } from "../specimens/simplified.ts";
import type { Spoken } from "../words/index.ts";
import { UiProvider } from "./index.ts";

const pages = <Pagination current={2} total={3} href={(page) => `/market?page=${page}`} />;
const born = <DateOfBirthField name="born" label="出生日期" years={{ from: 2020, to: 2020 }} />;
const files = <FileList label="附件" files={[{ id: "1", name: "a.pdf", size: 2_345_000 }]} />;

const drawn = (spoken: Spoken, piece = pages) => renderToStaticMarkup(<UiProvider {...spoken}>{piece}</UiProvider>);

describe("words", () => {
  it("of the app take the place of the library's, one by one", () => {
    const html = drawn({ locale: "en-US", words: { nextPage: "Older", goToPage: (page) => `Leaf ${page}` } });
    expect(html).toContain("Older");
    expect(html).toContain("Leaf 3");
    expect(html).toContain("Previous page");
    expect(html).not.toContain("Next page");
  });

  it("of an added language are all that is said", () => {
    const html = drawn({ locale: "zh-Hans", words: simplified });
    expect(html).toContain("前往第 3 页");
    expect(html).not.toMatch(/頁|page \d/);
  });
});

describe("an added language", () => {
  it("names months and orders dates in its way", () => {
    expect(drawn({ locale: "fr-FR", words: simplified }, born)).toMatch(/born_day.*born_month.*février.*born_year/s);
    expect(drawn({ locale: "zh-Hans", words: simplified }, born)).toMatch(/born_year.*born_month.*二月.*born_day/s);
  });

  it("writes figures in its way", () => {
    expect(drawn({ locale: "fr-FR", words: simplified }, files)).toMatch(/2,3\sMo/);
    expect(drawn({ locale: "en-US" }, files)).toContain("2.3 MB");
  });
});
