import { captchaField } from "@gk/domain";
import { afterAll, beforeAll, expect, test } from "vitest";
import { answerOf, refusalOf, startProvider, type TestProvider } from "../testing/provider.ts";

let gk: TestProvider;

beforeAll(async () => {
  gk = await startProvider({
    mode: "production",
    mailer: { send: async () => undefined },
    captcha: { accepts: async () => true },
  });
});

afterAll(() => gk.close());

const captcha = { [captchaField]: "a person" };

test.each([
  [
    "registrations",
    (email: string) =>
      gk.client().register({ body: { name: "李明 Ming", email, password: "a long password", ...captcha } }),
  ],
  ["forgotten passwords", (email: string) => gk.client().requestPasswordReset({ body: { email, ...captcha } })],
  [
    "readers of the newsletter",
    (email: string) => gk.client().subscribeToNewsletter({ body: { email, source: "newsletter" } }),
  ],
])("an address sends five %s an hour in production (decision 12)", async (_, send) => {
  for (let number = 1; number <= 5; number++) answerOf(await send(`${number}@gk.example`));
  expect(refusalOf(await send("6@gk.example"))).toMatchObject({
    httpStatus: 429,
    status: -4,
    message: "tooManyRequests",
    retry_after: 3600,
  });
  gk.wait({ hours: 1, seconds: 1 });
  answerOf(await send("6@gk.example"));
});
