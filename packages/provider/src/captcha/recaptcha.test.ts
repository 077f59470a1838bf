import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, test } from "vitest";
import { recaptcha } from "./recaptcha.ts";

let service: Server;
let answer = "";
let asked = "";

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
  return recaptcha({ secret: "key", verifyUrl: `http://127.0.0.1:${port}/` }).accepts("token", "signin");
};

describe("a visitor is let on", () => {
  test.each([
    [{ success: true, action: "signin", score: 0.5 }, true],
    [{ success: true, action: "signin", score: 0.4 }, false],
    [{ success: true, action: "register", score: 0.9 }, false],
    [{ success: false, "error-codes": ["timeout-or-duplicate"] }, false],
    [{}, false],
    ["<!doctype html>", false],
  ])("%j: %j", async (verdict, isLetOn) => {
    expect(await accepts(verdict)).toBe(isLetOn);
  });
});

test("the secret and the token are sent as a form", async () => {
  await accepts({ success: true, action: "signin", score: 1 });
  expect(asked).toBe("secret=key&response=token");
});

test("a service that cannot be reached lets nobody on", async () => {
  expect(await recaptcha({ secret: "key", verifyUrl: "http://127.0.0.1:1/" }).accepts("token", "signin")).toBe(false);
});
