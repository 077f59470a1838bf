import { expect, it } from "vitest";
import { boxTables } from "./tables.ts";

const box = { className: "box", label: "表格" };
const opening = '<div class="box" role="group" aria-label="表格" tabindex="0">';

it.each([
  ["leaves text without tables alone", "<p>文字</p>", "<p>文字</p>"],
  ["boxes a table", "<table><tr></tr></table>", `${opening}<table><tr></tr></table></div>`],
  ["keeps the table's attributes", '<table id="a"></table>', `${opening}<table id="a"></table></div>`],
  [
    "boxes each table by itself",
    "<table></table><p></p><table></table>",
    `${opening}<table></table></div><p></p>${opening}<table></table></div>`,
  ],
  [
    "leaves what stands in an attribute alone",
    "<img alt=\"<table ><img src=x onerror=alert(1)>\"><a title='</table>'>a</a>",
    "<img alt=\"<table ><img src=x onerror=alert(1)>\"><a title='</table>'>a</a>",
  ],
  ["does not mistake other words for a table", "<p>&lt;table&gt;</p>", "<p>&lt;table&gt;</p>"],
])("%s", (_, html, boxed) => {
  expect(boxTables(html, box)).toBe(boxed);
});

it("takes any words for the box's name", () => {
  const named = boxTables("<table></table>", { ...box, label: 'A "wide" table & more' });
  expect(named).toContain('aria-label="A &quot;wide&quot; table &amp; more"');
});
