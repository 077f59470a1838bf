import { describe, expect, test } from "vitest";
import { addressOf } from "./address.ts";
import { matchCall } from "./match.ts";
import { callNames, calls } from "./calls/index.ts";

describe("finding the row of a request", () => {
  test.each(callNames)("finds %s at its own address", (name) => {
    const params = { id: "7", slug: "a-b", code: "A/B 1", action: "signin", caregiver_id: "9", report_id: "5" };
    const address = addressOf(name, { params });
    const { pathname, search } = new URL(address, "http://provider.example");
    const match = matchCall(calls[name].method, pathname, search);
    expect(match?.name).toBe(name);
    expect(match?.row).toBe(calls[name]);
    expect(params).toMatchObject(match?.params ?? {});
  });

  test.each([
    ["an unknown path", "GET", "/nothing", ""],
    ["a known path under another method", "DELETE", "/server", ""],
    ["T76: a child's update without _method", "POST", "/children/3", ""],
    ["T76: a child's update with another _method", "POST", "/children/3", "?_method=patch"],
    ["T76: a new child with _method", "POST", "/children", "?_method=put"],
    ["an empty parameter", "GET", "/children/", ""],
    ["one segment too many", "GET", "/children/3/image/x", ""],
    ["a slash at the end", "GET", "/profile/", ""],
    ["a segment that is not encoded well", "GET", "/articles/%E0%A4%A", ""],
    ["a path with other letter case", "GET", "/Profile", ""],
  ])("finds nothing for %s", (_, method, path, search) => {
    expect(matchCall(method, path, search)).toBeUndefined();
  });

  test("decodes parameters", () => {
    expect(matchCall("GET", "/children/3/promotion-codes/A%2FB%201", "?plan_id=2")?.params).toEqual({
      id: "3",
      code: "A/B 1",
    });
  });

  test("takes _method in any letter case", () => {
    expect(matchCall("POST", "/profile/name", "?_method=PUT")?.name).toBe("updateProfileName");
  });

  test("prefers a literal path to a parameter", () => {
    expect(matchCall("GET", "/wishes/pending")?.name).toBe("listPendingWishes");
    expect(matchCall("POST", "/payments/tapngo")?.name).toBe("confirmTapAndGo");
  });
});
