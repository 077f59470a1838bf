// @vitest-environment jsdom
import { issueKeys, type Locale } from "@gk/domain";
import type { FormIssue } from "@gk/ui/form";
import { UiProvider } from "@gk/ui/ui-provider";
import { refusalCodes } from "@gk/web";
import { cleanup, render } from "@testing-library/react";
import { MemoryRouter } from "react-router-dom";
import { afterEach, describe, expect, it } from "vitest";
import { catalogueOf, partsOf } from "../../compile/messages.ts";
import { RouterLink } from "../locale/RouterLink.tsx";
import { createTranslator, Translation } from "../words/words.ts";
import { useWordIssue } from "./useWordIssue.tsx";

afterEach(cleanup);

/** As they are compiled, what has no parts is a text: the name of the product is. */
const messagesOf = (locale: Locale) => ({ ...partsOf(locale), ...catalogueOf(locale)["shell"] });
const messages = { "zh-HK": messagesOf("zh-HK"), "en-US": messagesOf("en-US") };
const Sentence = ({ issue }: { issue: FormIssue }) => useWordIssue()(issue);

/** What a reader of a language sees of an issue. */
function said(code: string, params?: FormIssue["params"], locale: Locale = "en-US", search = "") {
  const issue = { field: "", code, ...(params ? { params } : {}) };
  const { container } = render(
    <MemoryRouter initialEntries={[(locale === "en-US" ? "/en-US" : "/") + search]}>
      <Translation value={createTranslator(locale, messages[locale])}>
        <UiProvider locale={locale} link={RouterLink}>
          <Sentence issue={issue} />
        </UiProvider>
      </Translation>
    </MemoryRouter>,
  );
  return container;
}

const unknown = () => said("unknown").textContent;

describe("useWordIssue", () => {
  it.each([...issueKeys, ...refusalCodes])("has words for %s, also when the provider says nothing more", (code) => {
    expect(said(code).textContent).not.toBe("");
  });

  it("fills in what an issue brings along", () => {
    expect(said("name.tooShort", { min: "3", example: "李明 Ming" }).textContent).toContain("李明 Ming");
    expect(said("name.tooShort", { min: "3", example: "李明 Ming" }).textContent).not.toBe(unknown());
  });

  it.each([
    ["en-US", "21 November 2008"],
    ["zh-HK", "2008年11月21日"],
  ] as const)("words a date in %s", (locale, date) => {
    expect(said("child.date_of_birth.tooEarly", { date: "2008-11-21" }, locale).textContent).toContain(date);
  });

  it.each(["brandNew", "constructor", "name.tooShort"])(
    "says of %s, for which words or arguments are missing, that it went wrong",
    (code) => {
      expect(said(code).textContent).toBe(unknown());
    },
  );

  it("leads from a wrong password to a new one, in the page's language", () => {
    const links = [...said("signin.invalid").querySelectorAll("a")].map((link) => link.getAttribute("href"));
    expect(links).toContain("/en-US/auth?type=signin&forgot=1");
  });

  it("leads to a new password on the way to the page that was wanted", () => {
    const search = "?type=signin&redirect=%2Fmember%2Fprizes";
    const links = [...said("signin.invalid", undefined, "zh-HK", search).querySelectorAll("a")];
    expect(links.map((link) => link.getAttribute("href"))).toContain(
      "/auth?type=signin&forgot=1&redirect=%2Fmember%2Fprizes",
    );
  });
});
