import { calledName } from "@gk/domain";
import { data } from "react-router-dom";
import { headFor, headOfPart, translatorOf } from "../../../../data/head.server.ts";
import { read, together } from "../../../../data/read.server.ts";
import type { RecordPart } from "../../../../paths.ts";
import type { Visit } from "../../../../session/context.ts";
import { childId, childQuery } from "../child.ts";
import { choices } from "../form/choices.ts";
import { partOf, partsOf } from "./parts.ts";

type Args = { request: Request; params: { childId?: string | undefined } };

type Asked = Parameters<typeof read>[1];

/**
 * Reads what a part of a child's record shows, with the child and what the record's cover says of it, for a loader that
 * decides by the answers.
 * @errors throws a 404 for a part that a caregiver does not see
 */
export async function readPart<Of extends Asked>(visit: Visit, { request, params }: Args, part: RecordPart, asked: Of) {
  const child = childQuery(childId(params));
  const [own, cover] = await Promise.all([read(visit, asked), read(visit, { areas: choices.areas, child })]);
  if (!partsOf(cover.answers.child.data).includes(part)) throw data(null, { status: 404 });
  const head = headFor(visit, request, "child", { name: calledName(cover.answers.child.data) });
  return {
    fallback: together(own.fallback, cover.fallback),
    head: headOfPart(visit, head, partOf(translatorOf(visit), part)),
    answers: { ...own.answers, child: cover.answers.child },
  };
}

/** `readPart` for a loader that has nothing to decide. */
export async function readRecord(visit: Visit, args: Args, part: RecordPart, asked: Asked = {}) {
  const { fallback, head } = await readPart(visit, args, part, asked);
  return { fallback, head };
}
