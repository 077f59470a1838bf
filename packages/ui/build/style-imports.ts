import type { Plugin } from "vite";

/** Vite leaves this where a style was imported. */
const trace = /\/\* empty css\s*\*\/\n/g;

const published = (file: string) => file.replace(".css.ts.vanilla.css", ".css");

/**
 * Names each style after its component (`button/Button.css`) and lets the module that uses it import it, so that an app
 * gets the styles of the components that it uses. The import goes through `#styles`, which is nothing in plain Node.
 */
export const styleImports = (): Plugin => ({
  name: "style-imports",
  enforce: "post",
  generateBundle(_, bundle) {
    for (const file of Object.values(bundle)) {
      if (file.type === "asset") {
        file.fileName = published(file.fileName);
      } else {
        const styles = [...(file.viteMetadata?.importedCss ?? [])].map(published);
        file.code = styles.map((style) => `import "#styles/${style}";\n`).join("") + file.code.replace(trace, "");
      }
    }
  },
});
