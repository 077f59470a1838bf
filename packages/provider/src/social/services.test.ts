import { generateKeyPairSync, verify } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { apple } from "./apple.ts";
import { facebook } from "./facebook.ts";
import { google } from "./google.ts";

let service: Server;
let url: string;
let answers: Record<string, unknown>;
let asked: { path: string; body: URLSearchParams; authorization: string | undefined }[];

beforeAll(async () => {
  service = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (part: string) => {
      body += part;
    });
    request.on("end", () => {
      const path = request.url ?? "";
      asked.push({ path, body: new URLSearchParams(body), authorization: request.headers.authorization });
      const answer = answers[path.split("?")[0] ?? ""];
      response.writeHead(answer === undefined ? 400 : 200).end(JSON.stringify(answer ?? { error: "invalid_grant" }));
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

beforeEach(() => {
  answers = {};
  asked = [];
});

afterAll(() => {
  service.close();
});

const grant = { code: "the code", redirectUri: "https://gk.example/auth/x/callback", user: undefined };

const idToken = (claims: object) => `head.${Buffer.from(JSON.stringify(claims)).toString("base64url")}.signature`;

const connectGoogle = () => google({ clientId: "id", clientSecret: "secret", tokenUrl: `${url}/token` });

describe("Google", () => {
  test("tells who somebody is in the id token", async () => {
    answers["/token"] = {
      id_token: idToken({ sub: "7", aud: "id", email: "ming@gk.example", email_verified: true, name: "Ming" }),
    };
    expect(await connectGoogle().exchange(grant)).toEqual({
      subject: "7",
      email: "ming@gk.example",
      isEmailVerified: true,
      name: "Ming",
    });
    expect(Object.fromEntries(asked[0]?.body ?? [])).toEqual({
      grant_type: "authorization_code",
      code: "the code",
      client_id: "id",
      client_secret: "secret",
      redirect_uri: grant.redirectUri,
    });
  });

  test.each([
    ["a token for somebody else's site", { id_token: idToken({ sub: "7", aud: "another" }) }],
    ["a token that is none", { id_token: "nonsense" }],
    ["no token", {}],
    ["a refusal", undefined],
  ])("lets nobody in with %s", async (_, answer) => {
    answers["/token"] = answer;
    expect(await connectGoogle().exchange(grant)).toBeUndefined();
  });
});

const connectFacebook = () => facebook({ appId: "id", appSecret: "secret", graphUrl: url });

describe("Facebook", () => {
  test("is asked who the holder of the access token is", async () => {
    answers["/oauth/access_token"] = { access_token: "access" };
    answers["/me"] = { id: "9", name: "Ming", email: "ming@gk.example" };
    expect(await connectFacebook().exchange(grant)).toEqual({
      subject: "9",
      name: "Ming",
      email: "ming@gk.example",
      isEmailVerified: true,
    });
    expect(asked.at(-1)?.authorization).toBe("Bearer access");
  });

  test("may keep the address to itself", async () => {
    answers["/oauth/access_token"] = { access_token: "access" };
    answers["/me"] = { id: "9", name: "Ming" };
    expect(await connectFacebook().exchange(grant)).toMatchObject({ email: undefined, isEmailVerified: false });
  });

  test.each(["/oauth/access_token", "/me"])("lets nobody in where %s refuses", async (refusing) => {
    answers["/oauth/access_token"] = { access_token: "access" };
    answers["/me"] = { id: "9" };
    answers[refusing] = undefined;
    expect(await connectFacebook().exchange(grant)).toBeUndefined();
  });
});

describe("Apple", () => {
  const { privateKey, publicKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const pem = privateKey.export({ type: "pkcs8", format: "pem" }).toString();
  const now = new Date("2026-11-20T04:00:00Z");
  const connect = () =>
    apple({ clientId: "id", teamId: "team", keyId: "key", privateKey: pem, tokenUrl: `${url}/token` }, () => now);

  test("gets a signed token in the place of a secret", async () => {
    await connect().exchange(grant);
    const [head = "", claims = "", signature = ""] = (asked[0]?.body.get("client_secret") ?? "").split(".");
    const key = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(claims, "base64url").toString())).toEqual({
      iss: "team",
      iat: now.getTime() / 1000,
      exp: now.getTime() / 1000 + 300,
      aud: "https://appleid.apple.com",
      sub: "id",
    });
  });

  test("tells the name only beside the code, and whether an address is verified as a text", async () => {
    answers["/token"] = {
      id_token: idToken({ sub: "1", aud: "id", email: "ming@gk.example", email_verified: "true" }),
    };
    const user = JSON.stringify({ name: { firstName: "Ming", lastName: "Li" }, email: "other@gk.example" });
    expect(await connect().exchange({ ...grant, user })).toEqual({
      subject: "1",
      email: "ming@gk.example",
      isEmailVerified: true,
      name: "Ming Li",
    });
    expect(await connect().exchange({ ...grant, user: "{" })).toMatchObject({ name: undefined });
  });
});
