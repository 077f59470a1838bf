import { describe, expectTypeOf, test } from "vitest";
import type { AnswerOf, BodyOf, ClientCallName, DataOf, ParsedBodyOf, QueryOf, ReadCallName } from "./call-types.ts";
import type { CallName } from "./calls/index.ts";
import { type Client, createClient } from "./client.ts";
import type { Child, User } from "./shapes/index.ts";

const client: Client = createClient({
  baseUrl: "/web",
  fetch: () => Promise.reject(new Error("never called")),
  locale: () => "zh-HK",
});

// What does not compile here is never called: these tests are the compiler's.
describe("the types of the table", () => {
  test("a path, a query or a body that is needed cannot be left out", () => {
    // @ts-expect-error a child needs its number
    void (() => client.getChild());
    // @ts-expect-error the list of articles needs a type
    void (() => client.listArticles());
    // @ts-expect-error signing in needs a body
    void (() => client.signIn());
    void (() => client.listOrders());
    void (() => client.startCardSession());
    void (() => client.signOut({ signal: new AbortController().signal }));
  });

  test("T77: the auto-renew call takes no body", () => {
    expectTypeOf<BodyOf<"toggleAutoRenew">>().toBeNever();
  });

  test("T83: fields keep the spelling of the wire", () => {
    expectTypeOf<BodyOf<"signIn">>().toEqualTypeOf<{
      readonly email: string;
      readonly password: string;
      readonly "g-recaptcha-response": string;
    }>();
    expectTypeOf<QueryOf<"startCardSession">>().toHaveProperty("child-id");
    expectTypeOf<BodyOf<"confirmTapAndGo">>().toHaveProperty("mer_trade_no");
  });

  test("T89: advertisements are asked for by categories or by keywords, never both", () => {
    const categories: readonly number[] = [1];
    void (() => client.listAdvertisements({ query: { categories, areas: categories } }));
    void (() => client.listAdvertisements({ query: { keywords: "x" } }));
    expectTypeOf<QueryOf<"listAdvertisements">>().not.toEqualTypeOf<{ categories: number[]; keywords: string }>();
  });

  test("answers follow the contract, and images are blobs", () => {
    expectTypeOf<DataOf<"getProfile">>().toEqualTypeOf<User>();
    expectTypeOf<DataOf<"listChildren">>().toEqualTypeOf<Child[]>();
    expectTypeOf<AnswerOf<"signIn">["token"]>().toBeString();
    expectTypeOf<AnswerOf<"getChildImage">>().toEqualTypeOf<Blob>();
    expectTypeOf<DataOf<"signOut">>().toBeNever();
  });

  test("rules hand numbers on as numbers", () => {
    expectTypeOf<ParsedBodyOf<"joinActivity">>().toEqualTypeOf<{ child_id: number }>();
    expectTypeOf<ParsedBodyOf<"createChild">["area_id"]>().toBeNumber();
  });

  test("the client makes every call but the stream and the page", () => {
    expectTypeOf<Exclude<CallName, ClientCallName>>().toEqualTypeOf<"streamPromotion" | "startTapAndGo">();
    expectTypeOf<"getProfileImage">().not.toExtend<ReadCallName>();
    expectTypeOf<"listPlans">().toExtend<ReadCallName>();
    expectTypeOf<"signIn">().not.toExtend<ReadCallName>();
  });
});
