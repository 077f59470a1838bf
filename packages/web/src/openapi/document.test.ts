import { Validator } from "@seriousme/openapi-schema-validator";
import { describe, expect, test } from "vitest";
import { type CallName, callNames, calls } from "../calls/index.ts";
import { contracts } from "../contracts/index.ts";
import { openApiDocument } from "./document.ts";

const document = openApiDocument({ version: "1.2.3", serverUrl: "https://provider.example/web" });
// As it goes over the wire: what JSON cannot say is gone.
const served = JSON.parse(JSON.stringify(document)) as typeof document & Record<string, unknown>;
const operationOf = (name: CallName) => served.paths[calls[name].path]?.[calls[name].method.toLowerCase()];

describe("the OpenAPI document", () => {
  test("is valid OpenAPI 3.1", async () => {
    const validator = new Validator();
    expect(await validator.validate(served)).toEqual({ valid: true });
    expect(validator.version).toBe("3.1");
  });

  test("a broken document is found out", async () => {
    const broken = { ...served, paths: { "/server": { get: { responses: "none" } } } };
    expect(await new Validator().validate(broken)).toMatchObject({ valid: false });
  });

  test.each(callNames)("has the operation %s", (name) => {
    expect(operationOf(name)).toMatchObject({ operationId: name, summary: contracts[name].summary });
  });

  test("T98: marks additions, and only those", () => {
    for (const name of callNames) {
      const { source } = contracts[name];
      expect(operationOf(name)?.["x-addition"]).toBe(source === "spec §7" ? undefined : source);
    }
  });

  test("T81: asks for the token on member calls only", () => {
    expect(operationOf("getProfile")?.security).toEqual([{ token: [] }]);
    expect(operationOf("listPlans")?.security).toEqual([]);
  });

  test("T76: says which method a POST stands for", () => {
    expect(operationOf("updateChild")?.parameters).toContainEqual({
      name: "_method",
      in: "query",
      required: true,
      schema: { const: "put" },
    });
  });

  test("names every parameter of a path", () => {
    for (const name of callNames) {
      const wanted = [...calls[name].path.matchAll(/\{(\w+)\}/g)].map(([, key]) => key);
      const named = operationOf(name)?.parameters.flatMap((one) => (one["in"] === "path" ? [one["name"]] : []));
      expect(named).toEqual(wanted);
    }
  });

  test("refers to shapes by name, and every reference leads somewhere", () => {
    const references = [...JSON.stringify(served).matchAll(/"#\/components\/(\w+)\/(\w+)"/g)];
    const found = references.filter(([, kind, name]) =>
      Object.hasOwn(Object(served.components[kind as "schemas"]), name ?? ""),
    );
    expect(references.length).toBeGreaterThan(callNames.length);
    expect(found.length).toBe(references.length);
    expect(JSON.stringify(served)).not.toContain("$defs");
  });

  test("describes a file of a form as binary", () => {
    expect(operationOf("updateProfileImage")?.requestBody?.content).toEqual({
      "multipart/form-data": {
        schema: expect.objectContaining({
          properties: { image: { type: "string", format: "binary" } },
          required: ["image"],
        }),
      },
    });
  });

  test("names the lists of a form as they travel", () => {
    const { schema } = operationOf("createChild")?.requestBody?.content["multipart/form-data"] ?? {};
    expect(schema?.required).toContain("siblings[]");
    expect(Object.keys(schema?.properties ?? {})).toContain("eca[]");
    expect(schema?.required).not.toContain("eca[]");
  });

  test("says which numbers a field takes", () => {
    const { schema } = operationOf("updateProfileGender")?.requestBody?.content["application/json"] ?? {};
    expect(schema?.properties).toEqual({ gender: { type: "number", enum: [1, 2, 3] } });
  });
});
