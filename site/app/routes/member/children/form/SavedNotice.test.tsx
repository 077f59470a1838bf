// @vitest-environment jsdom
import { cleanup } from "@testing-library/react";
import { RouterContextProvider } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { submissionAction } from "../../../../forms/submission.server.ts";
import { paths } from "../../../../paths.ts";
import { type Choice, choiceIn } from "../../../../plans/choice.ts";
import { type Visit, visitContext } from "../../../../session/context.ts";
import { childWith } from "../child.fixture.ts";
import { showPart } from "../shown.fixture.tsx";
import { SavedNotice } from "./SavedNotice.tsx";
import { childSubmission } from "./submission.ts";
import { typedChild } from "./typed-child.fixture.ts";

afterEach(cleanup);

const hei = childWith({ id: 301, name: "Hei", nickname: null });

/** Posts a child before scripts; gives the page that comes next. */
async function post(context: { id?: number; choice?: Choice }) {
  const saved = async () => ({ ok: true, httpStatus: 200, body: { status: 1, data: hei } });
  const visit = { locale: "en-US", client: { createChild: saved, updateChild: saved } } as unknown as Visit;
  const body = new FormData();
  for (const [name, value] of Object.entries(typedChild)) body.append(name, value);
  const came = await submissionAction([childSubmission], () => ({ today: "2026-11-20" as const, ...context }))({
    context: new RouterContextProvider(new Map([[visitContext, visit]])),
    request: new Request("https://gk.example", { method: "POST", body }),
  });
  return came instanceof Response ? (came.headers.get("Location") ?? "") : JSON.stringify(came);
}

const text = () => document.body.textContent?.replaceAll("\u200b", "") ?? "";

describe("a child that is saved before scripts", () => {
  const added = { "en-US": "Hei has been added.", "zh-HK": "已新增Hei。" };
  const next = {
    "en-US": " Next, choose a plan or send the first mission in the app.",
    "zh-HK": "下一步，可選擇計劃，或在 App 派發第一個任務。",
  };
  const updated = { "en-US": "Hei’s details have been updated.", "zh-HK": "Hei的資料已更新。" };

  it.each([
    [
      "added",
      {},
      "/member/children/301",
      { "en-US": added["en-US"] + next["en-US"], "zh-HK": added["zh-HK"] + next["zh-HK"] },
    ],
    ["updated", { id: 301 }, "/member/children/301", updated],
    ["added on the way to a plan", { choice: { plan: 2 } }, "/member/children/301/premium", added],
  ])("is said by the page that comes next: %s", async (_, context, path, said) => {
    const address = new URL(await post(context), "https://gk.example");
    expect(address.pathname).toBe(`/en-US${path}`);
    expect(choiceIn(address.searchParams)).toEqual("choice" in context ? context.choice : {});
    for (const locale of ["en-US", "zh-HK"] as const) {
      showPart(<SavedNotice of={hei} />, { at: path + address.search, locale });
      expect(text()).toBe(said[locale]);
      cleanup();
    }
  });

  it.each(["", "?saved=other"])("is said by no other address: %j", (search) => {
    showPart(<SavedNotice of={hei} />, { at: paths.child(301) + search, locale: "en-US" });
    expect(text()).toBe("");
  });
});
