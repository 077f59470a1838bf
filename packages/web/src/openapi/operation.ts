import type { JsonSchema } from "@valibot/to-json-schema";
import type * as v from "valibot";
import type { Call } from "../call.ts";
import { type CallName, calls } from "../calls/index.ts";
import type { AnyContract, BodyRules } from "../contract.ts";
import { contracts } from "../contracts/index.ts";
import { inputSchema, outputSchema, refTo } from "./schemas.ts";

type Parameter = Record<string, unknown>;

const mediaTypes = {
  json: "application/json",
  multipart: "multipart/form-data",
  form: "application/x-www-form-urlencoded",
} as const;

const language: Parameter = { $ref: "#/components/parameters/Language" };

const member: Parameter = { $ref: "#/components/parameters/Member" };

/** The fields of an object, or of every kind of object that a query can be. */
function fieldsOf(schema: JsonSchema): { properties: Record<string, JsonSchema | boolean>; required: string[] } {
  const kinds = schema.anyOf?.filter((kind): kind is JsonSchema => typeof kind === "object") ?? [schema];
  return {
    properties: Object.assign({}, ...kinds.map((kind) => kind.properties ?? {})),
    required: (kinds[0]?.required ?? []).filter((name) => kinds.every((kind) => kind.required?.includes(name))),
  };
}

function parametersIn(place: "path" | "query", rules: v.GenericSchema | undefined): Parameter[] {
  if (!rules) return [];
  const { properties, required } = fieldsOf(inputSchema(rules));
  return Object.entries(properties).map(([name, schema]) => ({
    name,
    in: place,
    required: place === "path" || required.includes(name),
    schema,
    // Lists stand in one parameter, with commas.
    ...(typeof schema === "object" && schema.type === "array" ? { explode: false } : {}),
  }));
}

function overrideParameter({ override }: Call): Parameter[] {
  return override ? [{ name: "_method", in: "query", required: true, schema: { const: override } }] : [];
}

/** The rules of a body; which day they are made for shows in no JSON Schema. */
const bodySchema = (rules: BodyRules) =>
  inputSchema(typeof rules === "function" ? rules({ today: "2026-01-01" }) : rules);

/** The fields of a multipart form, where the entries of a list go under `name[]`. */
function multipartSchema(schema: JsonSchema): JsonSchema {
  const { properties, required } = fieldsOf(schema);
  const wireName = (name: string) => {
    const field = properties[name];
    return typeof field === "object" && field.type === "array" ? `${name}[]` : name;
  };
  const fields = Object.entries(properties).map(([name, field]) => [wireName(name), field]);
  return { ...schema, properties: Object.fromEntries(fields), required: required.map(wireName) };
}

function requestBody(rules: BodyRules | undefined, encoding: Call["encoding"]) {
  if (!rules || !encoding) return {};
  const schema = bodySchema(rules);
  const sent = encoding === "multipart" ? multipartSchema(schema) : schema;
  return { requestBody: { required: true, content: { [mediaTypes[encoding]]: { schema: sent } } } };
}

function success(row: Call, { answer }: AnyContract) {
  switch (row.answers) {
    case "binary":
      return { description: "The image", content: { "image/jpeg": {}, "image/png": {} } };
    case "stream":
      return { description: "Events", content: { "text/event-stream": { schema: { type: "string" } } } };
    case "page":
      return { description: "A page", content: { "text/html": { schema: { type: "string" } } } };
    default:
      return {
        description: "Success",
        content: { [mediaTypes.json]: { schema: answer ? outputSchema(answer) : {} } },
      };
  }
}

/** One row of the table as an operation of the document. */
export function operation(name: CallName) {
  const row: Call = calls[name];
  const contract: AnyContract = contracts[name];
  return {
    operationId: name,
    summary: contract.summary,
    tags: [row.path.split("/")[1] ?? ""],
    ...(contract.source === "spec §7" ? {} : { "x-addition": contract.source }),
    security: row.access === "member" ? [{ token: [] }] : [],
    parameters: [
      language,
      ...(row.access === "member" ? [member] : []),
      ...parametersIn("path", contract.params),
      ...overrideParameter(row),
      ...parametersIn("query", contract.query),
    ],
    ...requestBody(contract.body, row.encoding),
    responses: {
      "2XX": success(row, contract),
      default: { description: "A refusal", content: { [mediaTypes.json]: { schema: refTo("Refusal") } } },
    },
  };
}
