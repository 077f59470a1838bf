import { createHmac, generateKeyPairSync, type KeyObject, sign, verify } from "node:crypto";
import { createServer, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { keptLog } from "../testing/kept-log.ts";
import { apple } from "./apple.ts";
import { connectSocial } from "./connect.ts";
import { facebook } from "./facebook.ts";
import { google } from "./google.ts";

let service: Server;
let url: string;
let answers: Record<string, unknown>;
/** How a path is answered for which there is no answer: as by a service whose code was used before. */
let otherwise: { httpStatus: number; body: string };
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
      if (answer === undefined) response.writeHead(otherwise.httpStatus).end(otherwise.body);
      else response.end(JSON.stringify(answer));
    });
  });
  await new Promise<void>((resolve) => {
    service.listen(0, "127.0.0.1", resolve);
  });
  url = `http://127.0.0.1:${(service.address() as AddressInfo).port}`;
});

const { log, lines } = keptLog();

beforeEach(() => {
  answers = {};
  otherwise = { httpStatus: 400, body: JSON.stringify({ error: "invalid_grant" }) };
  asked = [];
  lines.length = 0;
});

afterAll(() => {
  service.close();
});

const grant = {
  code: "the code",
  redirectUri: "https://gk.example/auth/x/callback",
  user: undefined,
  nonce: undefined,
};

const now = new Date("2026-11-20T04:00:00Z");
const seconds = now.getTime() / 1000;
const clock = () => now;

const newKey = () => generateKeyPairSync("rsa", { modulusLength: 2048 });
const published = newKey();

const encode = (part: object) => Buffer.from(JSON.stringify(part)).toString("base64url");

interface Signing {
  readonly head?: object;
  readonly key?: KeyObject;
}

/** A token as RFC 7515 makes it, signed with the key that the service publishes. */
function idToken(claims: object, { head = {}, key = published.privateKey }: Signing = {}): string {
  const text = `${encode({ alg: "RS256", kid: "1", ...head })}.${encode(claims)}`;
  return `${text}.${sign("sha256", Buffer.from(text), key).toString("base64url")}`;
}

/** Swaps the signature of a token for another one over the same text. */
const resign = (token: string, signatureOf: (text: string) => string) => {
  const text = token.split(".").slice(0, 2).join(".");
  return `${text}.${signatureOf(text)}`;
};

const claimsOf = (issuer: string) => ({ iss: issuer, aud: "id", sub: "7", iat: seconds, exp: seconds + 600 });

beforeEach(() => {
  answers["/keys"] = { keys: [{ ...published.publicKey.export({ format: "jwk" }), kid: "1", use: "sig" }] };
});

const connectGoogle = () =>
  google({ clientId: "id", clientSecret: "secret", tokenUrl: `${url}/token`, keysUrl: `${url}/keys` }, clock, log);

const googleClaims = claimsOf("https://accounts.google.com");

describe("Google", () => {
  test("tells who somebody is in the id token", async () => {
    const claims = { ...googleClaims, email: "ming@gk.example", email_verified: true, name: "Ming" };
    answers["/token"] = { id_token: idToken(claims) };
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
    ["a token that is none", { id_token: "nonsense" }],
    ["no token", {}],
    ["a refusal", undefined],
  ])("lets nobody in with %s", async (_, answer) => {
    answers["/token"] = answer;
    expect(await connectGoogle().exchange(grant)).toBeUndefined();
  });
});

describe("an id token", () => {
  const readsToken = async (id_token: string) => {
    answers["/token"] = { id_token };
    return (await connectGoogle().exchange(grant)) !== undefined;
  };

  test.each([
    ["under the service's short name", { iss: "accounts.google.com" }],
    ["for several sites, of which this is one", { aud: ["another", "id"] }],
    ["that is over in a second", { exp: seconds + 1 }],
  ])("is believed %s", async (_, claims) => {
    expect(await readsToken(idToken({ ...googleClaims, ...claims }))).toBe(true);
  });

  test.each([
    ["for somebody else's site", { aud: "another" }],
    ["for nobody", { aud: undefined }],
    ["of another issuer", { iss: "https://accounts.google.com.gk.example" }],
    ["of no issuer", { iss: undefined }],
    ["that is over", { exp: seconds }],
    ["that never ends", { exp: undefined }],
    ["that does not hold yet", { nbf: seconds + 1 }],
    ["of nobody", { sub: undefined }],
  ])("is not %s", async (_, claims) => {
    expect(await readsToken(idToken({ ...googleClaims, ...claims }))).toBe(false);
  });

  const none = encode({ alg: "none" });
  const publicPem = published.publicKey.export({ type: "spki", format: "pem" }).toString();
  const hmac = (text: string) => createHmac("sha256", publicPem).update(text).digest("base64url");
  const good = idToken(googleClaims);
  const [, payload = "", signature = ""] = good.split(".");

  test.each([
    ["signed by somebody else", idToken(googleClaims, { key: newKey().privateKey })],
    ["of a key that the service does not publish", idToken(googleClaims, { head: { kid: "2" } })],
    ["that says it needs no signature", `${none}.${payload}.`],
    ["that says so and has one", `${none}.${payload}.${signature}`],
    ["without its signature", `${good.slice(0, good.lastIndexOf("."))}.`],
    ["whose claims were changed", good.replace(payload, encode({ ...googleClaims, sub: "8" }))],
    [
      "signed in another way than the service's",
      resign(idToken(googleClaims, { head: { alg: "RS512" } }), (text) =>
        sign("sha512", Buffer.from(text), published.privateKey).toString("base64url"),
      ),
    ],
    ["signed with the public key as a secret", resign(idToken(googleClaims, { head: { alg: "HS256" } }), hmac)],
    [
      "that brings its own key",
      idToken(googleClaims, {
        head: { kid: undefined, jwk: newKey().publicKey.export({ format: "jwk" }) },
        key: newKey().privateKey,
      }),
    ],
  ])("is not believed %s", async (_, token) => {
    expect(await readsToken(token)).toBe(false);
  });

  test.each([
    ["the one that this browser has begun", "mine", "mine", true],
    ["another browser's", "theirs", "mine", false],
    ["another browser's, whose nonce is kept back", "theirs", undefined, false],
    ["none", undefined, "mine", false],
  ])("for the sign-in of %s", async (_, signed, nonce, isBelieved) => {
    answers["/token"] = { id_token: idToken({ ...googleClaims, nonce: signed }) };
    expect((await connectGoogle().exchange({ ...grant, nonce })) !== undefined).toBe(isBelieved);
  });

  test.each([undefined, {}, { keys: [] }])("is not believed while the service's keys are %j", async (keys) => {
    answers["/keys"] = keys;
    expect(await readsToken(good)).toBe(false);
  });

  test("asks for the keys once", async () => {
    const connected = connectGoogle();
    answers["/token"] = { id_token: good };
    await connected.exchange(grant);
    await connected.exchange(grant);
    expect(asked.filter(({ path }) => path === "/keys")).toHaveLength(1);
  });
});

const connectFacebook = () => facebook({ appId: "id", appSecret: "secret", graphUrl: url }, log);

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
  const own = { clientId: "id", teamId: "team", keyId: "key", privateKey: pem };
  const connect = () => apple({ ...own, tokenUrl: `${url}/token`, keysUrl: `${url}/keys` }, clock, log);
  const appleClaims = claimsOf("https://appleid.apple.com");

  test("gets a signed token in the place of a secret", async () => {
    await connect().exchange(grant);
    const [head = "", claims = "", signature = ""] = (asked[0]?.body.get("client_secret") ?? "").split(".");
    const key = { key: publicKey, dsaEncoding: "ieee-p1363" } as const;
    expect(verify("sha256", Buffer.from(`${head}.${claims}`), key, Buffer.from(signature, "base64url"))).toBe(true);
    expect(JSON.parse(Buffer.from(head, "base64url").toString())).toEqual({ alg: "ES256", kid: "key" });
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
      id_token: idToken({ ...appleClaims, email: "ming@gk.example", email_verified: "true" }),
    };
    const user = JSON.stringify({ name: { firstName: "Ming", lastName: "Li" }, email: "other@gk.example" });
    expect(await connect().exchange({ ...grant, user })).toEqual({
      subject: "7",
      email: "ming@gk.example",
      isEmailVerified: true,
      name: "Ming Li",
    });
    expect(await connect().exchange({ ...grant, user: "{" })).toMatchObject({ name: undefined });
  });

  test("is not believed in another's name", async () => {
    answers["/token"] = { id_token: idToken(googleClaims) };
    expect(await connect().exchange(grant)).toBeUndefined();
  });
});

describe("the log", () => {
  const own = { clientId: "id", clientSecret: "the secret" };
  const nowhere = "http://127.0.0.1:1/";
  const exchange = (urls: { tokenUrl?: string; keysUrl?: string } = {}) =>
    google({ ...own, tokenUrl: `${url}/token`, keysUrl: `${url}/keys`, ...urls }, clock, log).exchange(grant);
  const refuse = (httpStatus: number, body: unknown) => {
    otherwise = { httpStatus, body: typeof body === "string" ? body : JSON.stringify(body) };
  };
  const told = () => JSON.stringify(lines);

  test.each([
    [
      "a client that it does not know",
      401,
      { error: "invalid_client", error_description: "the secret" },
      { cause: "invalid_client" },
    ],
    ["an address that it was not told of", 400, { error: "redirect_uri_mismatch" }, { cause: "redirect_uri_mismatch" }],
    [
      "a client that it does not know, in the words of Facebook",
      400,
      { error: { message: "the secret", code: 1 } },
      { cause: 1 },
    ],
    ["what it quotes", 400, { error: "the code of ming@gk.example" }, {}],
    ["everything", 503, "<h1>the code</h1>", {}],
  ])("says once that a service refuses %s, and nothing that was asked", async (_, httpStatus, body, said) => {
    refuse(httpStatus, body);
    expect(await exchange()).toBeUndefined();
    expect(lines).toMatchObject([{ level: "error", msg: "a sign-in service refused", httpStatus, ...said }]);
    expect(told()).not.toMatch(/the secret|the code|ming@gk/);
  });

  test.each([{ error: "invalid_grant" }, { error: { message: "This authorization code has been used.", code: 100 } }])(
    "is silent on a code that is over or was used: %j",
    async (body) => {
      refuse(400, body);
      expect(await exchange()).toBeUndefined();
      expect(lines).toEqual([]);
    },
  );

  test("says once that nobody answers at a service's address", async () => {
    expect(await exchange({ tokenUrl: nowhere })).toBeUndefined();
    expect(lines).toMatchObject([
      { level: "warn", msg: "a sign-in service did not answer", failure: { name: "TypeError" } },
    ]);
    expect(told()).not.toMatch(/the secret|the code/);
  });

  test("says once that what a service answers can't be read", async () => {
    refuse(200, "<h1>the code</h1>");
    expect(await exchange()).toBeUndefined();
    expect(lines).toMatchObject([{ msg: "a sign-in service did not answer", failure: { name: "SyntaxError" } }]);
    expect(told()).not.toContain("the code");
  });

  test.each([
    ["are refused", undefined, "JOSEError"],
    ["are at an address where nobody is", nowhere, "TypeError"],
  ])("says once that the keys %s, and not the token that can't be checked", async (_, keysUrl, name) => {
    const id_token = idToken(googleClaims);
    answers = { "/token": { id_token } };
    expect(await exchange(keysUrl === undefined ? {} : { keysUrl })).toBeUndefined();
    expect(lines).toMatchObject([
      { level: "warn", msg: "the keys of a sign-in service can't be had", failure: { name } },
    ]);
    expect(told()).not.toContain(id_token);
  });

  test.each([
    ["signed by somebody else", { key: newKey().privateKey }],
    ["of a key that the service does not publish", { head: { kid: "2" } }],
  ])("is silent on a token %s", async (_, signing) => {
    answers["/token"] = { id_token: idToken(googleClaims, signing) };
    expect(await exchange()).toBeUndefined();
    expect(lines).toEqual([]);
  });

  test("is silent where somebody gets in", async () => {
    answers["/token"] = { id_token: idToken(googleClaims) };
    expect(await exchange()).toMatchObject({ subject: "7" });
    expect(lines).toEqual([]);
  });

  test("names the service", async () => {
    refuse(401, { error: "invalid_client" });
    const keys = {
      google: { ...own, tokenUrl: url },
      facebook: { appId: "id", appSecret: "the secret", graphUrl: url },
    };
    const services = connectSocial(keys, clock, log);
    await services?.google?.exchange(grant);
    await services?.facebook?.exchange(grant);
    expect(lines).toMatchObject([{ service: "google" }, { service: "facebook" }]);
  });
});
