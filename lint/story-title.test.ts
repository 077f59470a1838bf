import { storyTitle } from "./story-title.ts";
import { piece, tester } from "./tester.ts";

const filename = piece("money/receipt/Receipt.stories.tsx");

tester.run("story-title", storyTitle, {
  valid: [
    { filename, code: `const meta = { title: "Money/Receipt" } satisfies Meta;` },
    { filename: "/site/app/meta.ts", code: `const meta = { title: "Anything" };` },
  ],
  invalid: [
    {
      filename,
      code: `const meta = { title: "Forms/Receipt" } satisfies Meta;`,
      errors: [{ message: /begins with "Money\/"/ }],
    },
    { filename, code: `const meta = { component: Receipt };`, errors: 1 },
  ],
});
