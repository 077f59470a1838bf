import type { Organization } from "schema-dts";
import { expect, it } from "vitest";
import { structured } from "../structured/structured.ts";
import { type Metadata, withMetadata } from "./share.server.ts";

/** The name of an organisation as the document of its page tells it to search engines. */
function toldOf(name: string) {
  const head = {
    title: "A page",
    canonical: "https://gk.example/",
    alternates: [],
    structured: [structured<Organization>({ "@type": "Organization", name })],
  };
  const shared = { locale: "en-US", title: "A page", line: "", drawing: "mascotHello", tone: "leaf" } as const;
  const metadata: Metadata = {
    head,
    shared,
    mark: "",
    address: "https://gk.example/share/a.png",
    origin: "https://gk.example",
  };
  const html = withMetadata("<head></head>", metadata, "GK");
  const [, text = ""] = /<script type="application\/ld\+json">(.*?)<\/script>/.exec(html) ?? [];
  return { scripts: html.match(/<script/g), name: (JSON.parse(text) as { name: string }).name };
}

it("what search engines are told ends no script, whatever it says", () => {
  const name = "</script><script>alert(1)</script>";
  const told = toldOf(name);
  expect(told.scripts).toHaveLength(1);
  expect(told.name).toBe(name);
});

it("what search engines are told has no marks between the words of a heading", () => {
  expect(toldOf("育兒\u200b錦囊").name).toBe("育兒錦囊");
});
