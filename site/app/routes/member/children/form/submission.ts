import { calledName, childSchema, type IsoDate } from "@gk/domain";
import { type ChildFormValues, readChildForm } from "@gk/ui/child-form";
import { submission } from "../../../../forms/submission.ts";
import { paths } from "../../../../paths.ts";
import { type Choice, isChosen, withChoice } from "../../../../plans/choice.ts";
import { withSaved } from "./saved.ts";

/** The answers about a child that may be kept: no pictures. */
export type ChildAnswers = Omit<ChildFormValues, "image">;

/** Reads what may be kept of the answers. */
export function readAnswers(form: FormData): ChildAnswers {
  const { image: _image, ...answers } = readChildForm(form);
  return answers;
}

type Context = {
  today: IsoDate;
  /** The child that is changed. */
  id?: number;
  /** What was chosen to buy before there was a child to buy it for. */
  choice?: Choice;
};

/** Adds a child, or changes the one with an id; goes on to what was chosen. @source spec §5 */
export const childSubmission = submission({
  name: "child",
  read: readChildForm,
  typed: readAnswers,
  schema: ({ today }: Context) => childSchema({ today }),
  send: (client, body, { id }) =>
    id === undefined ? client.createChild({ body }) : client.updateChild({ params: { id }, body }),
  after: ({ data: child }, _value, { id, choice = {} }) => {
    const goTo = isChosen(choice) ? withChoice(paths.premium(child.id), choice) : paths.child(child.id);
    const toldAt = withSaved(goTo, id === undefined ? "create" : "update");
    return { goTo, toldAt, say: { name: calledName(child) } };
  },
  reads: ["listChildren", "getChild"],
});
