import { piece, tester } from "./tester.ts";
import { uiImports } from "./ui-imports.ts";

const filename = piece("forms/made-up/MadeUp.tsx");

tester.run("ui-imports", uiImports, {
  valid: [
    { name: "a lower shelf by its entry", filename, code: `import { Button } from "../../controls/button/index.ts";` },
    { name: "a neighbour by its entry", filename, code: `import { Field } from "../field/index.ts";` },
    { name: "its own modules", filename, code: `import * as css from "./MadeUp.css.ts";` },
    { name: "the theme's values", filename, code: `import { vars } from "../../foundations/theme/vars.css.ts";` },
    { name: "shared looks", filename, code: `import { hidden } from "../../foundations/looks/hidden.css.ts";` },
    { name: "a package", filename, code: `import { cva } from "class-variance-authority";` },
    { name: "any file elsewhere", filename: "/site/app/root.tsx", code: `import "../member/child-form/index.ts";` },
  ],
  invalid: [
    {
      name: "a higher shelf",
      filename,
      code: `import { Header } from "../../navigation/header/index.ts";`,
      errors: [{ message: /forms comes before navigation/ }],
    },
    {
      name: "a higher shelf's type",
      filename,
      code: `import type { HeaderProps } from "../../navigation/header/index.ts";`,
      errors: [{ message: /forms comes before navigation/ }],
    },
    {
      name: "a higher shelf on first use",
      filename,
      code: `const load = () => import("../../member/child-form/index.ts");`,
      errors: [{ message: /forms comes before member/ }],
    },
    {
      name: "a neighbour past its entry",
      filename,
      code: `export { useField } from "../field/use-field.ts";`,
      errors: [{ message: /Import forms\/field by its entry/ }],
    },
    {
      name: "a neighbour's styles",
      filename,
      code: `import { base } from "../../controls/button/Button.css.ts";`,
      errors: [{ message: /Import controls\/button by its entry/ }],
    },
    {
      name: "the root",
      filename,
      code: `import { Button } from "../../index.ts";`,
      errors: [{ message: /root gathers/ }],
    },
  ],
});
