import { boundHas } from "./bound-has.ts";
import { tester } from "./tester.ts";

tester.run("bound-has", boundHas, {
  valid: [
    `globalStyle("form:has([data-star]) > p", {});`,
    "globalStyle(`${row}:has(:checked)`, {});",
    "globalStyle(`${card} > :nth-last-child(2)`, {});",
    "globalStyle(`body:has(${page}) :not(${page}, :has(${page}))`, {});",
    `style({ selectors: { "&:not(:has(> b))": {} } });`,
  ],
  invalid: [
    { code: "globalStyle(`:has(+ ${footer})`, {});", errors: [{ message: /say of which/ }] },
    { code: `style({ selectors: { ":has([data-star]) > &": {} } });`, errors: 1 },
    { code: "globalStyle(`${card} > :has(img)`, {});", errors: 1 },
    { code: `style({ selectors: { "&:hover, :has(i) &": {} } });`, errors: 1 },
  ],
});
