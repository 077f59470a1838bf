import { data } from "react-router";
import { headFor, headOfPart, translatorOf } from "../../../../data/head.server.ts";
import { read } from "../../../../data/read.server.ts";
import type { Visit } from "../../../../session/context.ts";
import { childId, childQuery } from "../child.ts";
import { choices } from "../form/ChildEditor.tsx";
import { type RecordPart, partOf, partsOf } from "./parts.ts";

type Args = { request: Request; params: { childId?: string | undefined } };

type Asked = Parameters<typeof read>[1];

/**
 * Reads what a part of a child's record shows, with the child and what the record's cover says of it.
 * @errors throws a 404 for a part that a caregiver does not see
 */
export async function readRecord(visit: Visit, { request, params }: Args, part: RecordPart, asked: Asked = {}) {
  const child = childQuery(childId(params));
  const { fallback, answers } = await read(visit, { ...asked, areas: choices.areas, child });
  if (!partsOf(answers.child.data).includes(part)) throw data(null, { status: 404 });
  const head = headFor(visit, request, "child", { name: answers.child.data.name });
  return { fallback, head: headOfPart(visit, head, partOf(translatorOf(visit), part)) };
}
