import { pupilsNamed } from "../../../school/data.ts";

/** The pupils that go with what was typed, as options of the search. */
export function GET(request: Request): Response {
  const found = pupilsNamed(new URL(request.url).searchParams.get("text") ?? "");
  return Response.json(found.map(({ id, name, class: itsClass }) => ({ value: id, label: name, hint: itsClass })));
}
