import { globSync, readFileSync } from "node:fs";
import path from "node:path";
import { describe, expect, it } from "vitest";
import { readModule, unreadable } from "./client-modules.ts";
import { entries, source } from "./places.ts";

describe("what only the browser can do", () => {
  it.each([
    ["reads a context", "const ui = use(UiContext);", ["use"]],
    ["makes a context", "const UiContext = createContext(undefined);", ["createContext"]],
    ["keeps a state", "const [open, setOpen] = useState(false);", ["useState"]],
    ["uses a hook of ours", "const { words } = useUi();", ["useUi"]],
    ["makes a handler in place", "const x = <button onClick={() => show()} />;", ["onClick"]],
    ["makes a handler before", "const press = () => 1; const x = <button onClick={press} />;", ["onClick"]],
    [
      "makes one of two handlers",
      "const stay = () => 1; const X = ({ go, idle }) => <button onClick={idle ? stay : go} />;",
      ["onClick"],
    ],
    [
      "hands on a function of another module",
      'import { readModule, unreadable } from "./client-modules.ts"; const x = <Form read={readModule} />;',
      ["read"],
    ],
  ])("a module that %s", (_, code, reasons) => {
    expect(readModule(path.join(import.meta.dirname, "x.tsx"), code)).toEqual({ says: false, reasons });
  });

  it.each([
    ["hands on what it was given", "const X = ({ onClick }) => <button onClick={onClick} />;"],
    ["asks for an id", "const id = useId();"],
    ["calls something else", "const user = () => 1; user();"],
  ])("not a module that %s", (_, code) => {
    expect(readModule("x.tsx", code).reasons).toEqual([]);
  });

  it("hears a module say so", () => {
    expect(readModule("x.ts", '"use client";\n\nexport const x = 1;').says).toBe(true);
  });
});

describe('"use client"', () => {
  const modules = globSync("**/*.{ts,tsx}", { cwd: source })
    .filter((file) => !/\.(?:stories|test|css)\.tsx?$|Suite\.ts$/.test(file))
    .map((file) => ({
      file,
      ...readModule(path.join(source, file), readFileSync(path.join(source, file), "utf8")),
    }));

  it("finds the modules", () => {
    expect(modules.length).toBeGreaterThan(300);
  });

  it("stands wherever it is needed", () => {
    expect(modules.filter(({ says, reasons }) => reasons.length > 0 && !says)).toEqual([]);
  });

  it("stands nowhere else: a component without state stays on the server", () => {
    expect(modules.filter(({ says, reasons }) => says && reasons.length === 0)).toEqual([]);
  });

  it("is not said of constants that an entry point passes on: a server component can't read them", () => {
    expect([...entries.values()].flatMap((folder) => unreadable(path.join(source, folder, "index.ts")))).toEqual([]);
  });
});
