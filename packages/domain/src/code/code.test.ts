import { describe, expect, it } from "vitest";
import * as domain from "../index.ts";
import { codesOf, slugOf } from "./code.ts";

describe("codes", () => {
  it.each([
    ["schoolType", domain.schoolType, 14, { notYetAtSchool: 1, primaryDss: 8, other: 14 }],
    ["yearLevel", domain.yearLevel, 11, { preN: 1, p1: 5, notApplicable: 11 }],
    ["childGender", domain.childGender, 2, { boy: 1, girl: 2 }],
    ["childCaregiver", domain.childCaregiver, 12, { father: 1, domesticHelper: 7, afterSchoolCarer: 11 }],
    ["transport", domain.transport, 13, { walking: 1, nannyVan: 7, other: 13 }],
    ["salutation", domain.salutation, 3, { mr: 1, mrs: 2, ms: 3 }],
    ["identity", domain.identity, 3, { dad: 1, mum: 2, otherCaregiver: 3 }],
    ["contactType", domain.contactType, 2, { customer: 1, business: 2 }],
    ["marketInfoCategory", domain.marketInfoCategory, 4, { learning: 1, dailyLife: 4 }],
    [
      "missionCategory",
      domain.missionCategory,
      5,
      { conduct: 1, courtesy: 2, benevolence: 3, respect: 4, relationships: 5 },
    ],
    ["reportMethod", domain.reportMethod, 4, { draw: 1, record: 2, photo: 3, text: 4 }],
    ["orderType", domain.orderType, 5, { apple: 1, google: 2, card: 3, tapAndGo: 4, octopus: 5 }],
    ["languageId", domain.languageId, 2, { "zh-HK": 1, "en-US": 2 }],
  ] as const)("%s is counted from 1 without gaps", (_, table, count, literals) => {
    expect(Object.values(table)).toEqual(Array.from({ length: count }, (__, index) => index + 1));
    expect(table).toMatchObject(literals);
  });

  it("T102: has all five payment statuses, from 0", () => {
    expect(domain.paymentStatus).toEqual({ pending: 0, paid: 1, finished: 2, canceled: 3, refunded: 4 });
    expect(domain.paymentStatuses).toEqual([0, 1, 2, 3, 4]);
  });

  it("T101: keeps store purchases apart from the card, in which the wallets are", () => {
    expect(domain.orderTypes.filter((type) => domain.isStoreOrder(type))).toEqual([1, 2]);
    expect(domain.webPaymentMethods).toEqual([3, 4, 5]);
  });

  it("T69: counts siblings as elder brother, younger brother, elder sister, younger sister", () => {
    expect(domain.siblingKinds).toEqual(["elderBrother", "youngerBrother", "elderSister", "youngerSister"]);
  });
});

describe("slugOf", () => {
  it("names a code in the spelling of the catalogue", () => {
    expect(slugOf(domain.transport, 3)).toBe("lightRail");
  });

  it("finds nothing for a code that does not exist", () => {
    expect(slugOf(domain.transport as Record<string, number>, 99)).toBeUndefined();
  });

  it("finds every code of a table", () => {
    for (const code of codesOf(domain.schoolType))
      expect(domain.schoolType[slugOf(domain.schoolType, code)]).toBe(code);
  });
});
