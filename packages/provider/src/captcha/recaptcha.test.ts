import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keptLog } from "../testing/kept-log.ts";
import { recaptcha } from "./recaptcha.ts";

let service: Server;
let answer = "";
let asked = "";
const { log, lines } = keptLog();

beforeEach(() => {
  lines.length = 0;
});

beforeAll(async () => {
  service = createServer((request, response) => {
    request.setEncoding("utf8").on("data", (body: string) => {
      asked = body;
      response.end(answer);
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
});

afterAll(() => {
  service.close();
});

const accepts = (verdict: unknown) => {
  answer = typeof verdict === "string" ? verdict : JSON.stringify(verdict);
  const { port } = service.address() as AddressInfo;
  const options = { secret: "key", hostname: "gk.example", verifyUrl: `http://127.0.0.1:${port}/` };
  return recaptcha(options, log).accepts("token", "signin");
};

const person = { success: true, action: "signin", score: 0.9, hostname: "gk.example" };

describe("a visitor is let on", () => {
  test.each([
    [{ ...person, score: 0.5 }, true],
    [{ ...person, score: 0.4 }, false],
    [{ ...person, action: "register" }, false],
    [{ ...person, hostname: "elsewhere.example" }, false],
    [{ ...person, hostname: undefined }, false],
    [{ success: false, "error-codes": ["timeout-or-duplicate"] }, false],
    [{}, false],
  ])("%j: %j", async (verdict, isLetOn) => {
    expect(await accepts(verdict)).toBe(isLetOn);
  });
});

test("the secret and the token are sent as a form", async () => {
  await accepts(person);
  expect(asked).toBe("secret=key&response=token");
});

test("while the service is away nobody is let on, and nobody is taken for a program", async () => {
  const later = { httpStatus: 503, body: { message: "server" } };
  await expect(accepts("<!doctype html>")).rejects.toMatchObject(later);
  const away = recaptcha({ secret: "key", hostname: "gk.example", verifyUrl: "http://127.0.0.1:1/" }, log);
  await expect(away.accepts("token", "signin")).rejects.toMatchObject(later);
});

describe("the log", () => {
  test.each([
    [["invalid-input-secret"], ["invalid-input-secret"]],
    [["missing-input-secret", "invalid-input-response"], ["missing-input-secret"]],
    [["bad-request"], ["bad-request"]],
  ])("says once why everybody is taken for a program, and neither the key nor the token: %j", async (codes, faults) => {
    expect(await accepts({ success: false, "error-codes": codes, hostname: "token key" })).toBe(false);
    expect(lines).toMatchObject([{ level: "error", msg: "reCAPTCHA refused what we ask", faults }]);
    expect(JSON.stringify(lines)).not.toMatch(/token|key/);
  });

  test.each([
    person,
    { ...person, score: 0.1 },
    { success: false, "error-codes": ["timeout-or-duplicate"] },
    { success: false, "error-codes": ["invalid-input-response"] },
  ])("is silent on a visitor: %j", async (verdict) => {
    await accepts(verdict);
    expect(lines).toEqual([]);
  });
});
