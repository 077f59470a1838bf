import { RouterContextProvider } from "react-router-dom";
import { expect, it } from "vitest";
import { type Visit, visitContext } from "../session/context.ts";
import { loader } from "./security.ts";

it("says where to tell of a weakness, for less than a year (RFC 9116)", async () => {
  const visit = { origin: "https://gk.example", now: new Date("2026-11-20T04:00:00Z") } as unknown as Visit;
  const context = new RouterContextProvider(new Map([[visitContext, visit]]));
  const answer = loader({ context } as unknown as Parameters<typeof loader>[0]);
  expect(await answer.text()).toBe(
    [
      "Contact: mailto:hello@gk.example",
      "Expires: 2027-05-19T04:00:00.000Z",
      "Preferred-Languages: zh-HK, en-US",
      "Canonical: https://gk.example/.well-known/security.txt",
      "",
    ].join("\n"),
  );
});
