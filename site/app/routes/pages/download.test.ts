import { expect, it } from "vitest";
import { headAt } from "../../data/load.fixture.ts";
import { unparted } from "../../words/unparted.ts";
import { loader } from "./download.tsx";

it.each([
  ["/download", "GK"],
  ["/en-US/download", "GK"],
  ["/download/school", "GK 學校版"],
  ["/en-US/download/school", "GK school edition"],
])("%s tells search engines of the app %j", async (address, name) => {
  const told = (await headAt(loader, address))?.structured;
  // The marks between words go when it is written into the document.
  expect(JSON.parse(unparted(JSON.stringify(told)))).toMatchObject([{ "@type": "SoftwareApplication", name }]);
});
