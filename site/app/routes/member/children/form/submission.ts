import { childSchema, type IsoDate } from "@gk/domain";
import { type ChildFormValues, readChildForm } from "@gk/ui/child-form";
import { submission } from "../../../../forms/submission.ts";
import { paths } from "../../../../paths.ts";

/** The answers about a child that may be kept: no pictures. */
export type ChildAnswers = Omit<ChildFormValues, "image">;

/** Reads what may be kept of the answers. */
export function readAnswers(form: FormData): ChildAnswers {
  const { image: _image, ...answers } = readChildForm(form);
  return answers;
}

/** Adds a child, or changes the one with an id. @source spec §5 */
export const childSubmission = submission({
  name: "child",
  read: readChildForm,
  typed: readAnswers,
  schema: ({ today }: { id?: number; today: IsoDate }) => childSchema({ today }),
  send: (client, body, { id }) =>
    id === undefined ? client.createChild({ body }) : client.updateChild({ params: { id }, body }),
  after: ({ data: child }) => ({ goTo: paths.child(child.id) }),
  reads: ["listChildren", "getChild"],
});
