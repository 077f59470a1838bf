import { expect, it } from "vitest";
import { readDocstring } from "./docstring.ts";

it.each([
  ["One sentence.", { text: "One sentence.", tags: [] }],
  ['How large. @default "md" (48 px)', { text: "How large.", tags: [{ name: "default", value: '"md" (48 px)' }] }],
  ["@default none", { text: "", tags: [{ name: "default", value: "none" }] }],
  [
    "A paragraph.\n\n@source DESIGN §3\n@example <Text />",
    {
      text: "A paragraph.",
      tags: [
        { name: "source", value: "DESIGN §3" },
        { name: "example", value: "<Text />" },
      ],
    },
  ],
  ["Mail to help@gk.example.", { text: "Mail to help@gk.example.", tags: [] }],
])("takes %j apart", (docstring, parts) => {
  expect(readDocstring(docstring)).toEqual(parts);
});
