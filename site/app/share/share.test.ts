import type { Organization } from "schema-dts";
import { expect, it } from "vitest";
import { structured } from "../structured/structured.ts";
import { type Metadata, withMetadata } from "./share.server.ts";

it("what search engines are told ends no script, whatever it says", () => {
  const name = "</script><script>alert(1)</script>";
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
  expect(html.match(/<script/g)).toHaveLength(1);
  expect((JSON.parse(text) as { name: string }).name).toBe(name);
});
