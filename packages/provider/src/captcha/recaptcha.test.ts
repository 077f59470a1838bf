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
  return recaptcha({ secret: "key", hostname: "gk.example", verifyUrl: `http://127.0.0.1:${port}/` }).accepts(
    "token",
    "signin",
  );
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
  const away = recaptcha({ secret: "key", hostname: "gk.example", verifyUrl: "http://127.0.0.1:1/" });
  await expect(away.accepts("token", "signin")).rejects.toMatchObject(later);
});
