import { describe, expect, it } from "vitest";
import { headAt } from "../../data/load.fixture.ts";
import { loader } from "./article.tsx";

const article = {
  id: 1,
  slug: "wisdom",
  type: { id: 1, slug: "strengths", name: "Strengths" },
  title: "A day",
  summary: "How a class <b>learned</b> to wonder.",
  published_at: "2026-11-01",
  illustration: "tip-homework",
  body: "<p>Text</p>",
};

const headOf = (input: string, prefix = "", search = "") =>
  headAt(loader, `${prefix}/school/strengths/${input}${search}`, {
    params: { slug: "strengths", input },
    answers: { getSchoolArticle: article },
  });

describe("a school article", () => {
  it.each([
    ["", "/school/strengths/wisdom?from=mail"],
    ["/en-US", "/en-US/school/strengths/wisdom?from=mail"],
  ])("asked for by its number under %j, leads to its one address for good", async (prefix, to) => {
    const thrown: unknown = await headOf("1", prefix, "?from=mail").catch((error: unknown) => error);
    expect(thrown).toBeInstanceOf(Response);
    const { status, headers } = thrown as Response;
    expect([status, headers.get("Location")]).toEqual([308, to]);
  });

  it("is described by its summary", async () => {
    expect(await headOf("wisdom")).toMatchObject({
      canonical: "https://gk.example/school/strengths/wisdom",
      description: "How a class learned to wonder.",
    });
  });
});
