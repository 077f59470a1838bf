import { check, childSchema, hongKongToday, localizePath } from "@gk/domain";
import { readChildForm } from "@gk/ui/child-form";
import type { Child } from "@gk/web";
import { data, redirect } from "react-router";
import { visitOf } from "../../../../data/page.server.ts";
import { brokenRules, type Trouble, troubleOf } from "../../../../forms/issues.ts";
import { paths } from "../../../../paths.ts";

type ActionArgs = Parameters<typeof visitOf>[0] & { request: Request };

/** Saves a child from the browser's own post, before scripts run; what was typed comes back with a refusal. */
export async function saveChild(args: ActionArgs, id?: number) {
  const visit = visitOf(args);
  const values = readChildForm(await args.request.formData());
  const { image: _image, ...typed } = values;
  const refused = (trouble: Trouble) => data({ ...trouble, typed }, { status: 422 });

  const checked = check(childSchema({ today: hongKongToday(visit.now) }), values);
  if (checked.issues) return refused(brokenRules(checked.issues));
  const result =
    id === undefined
      ? await visit.client.createChild({ body: checked.value })
      : await visit.client.updateChild({ params: { id }, body: checked.value });
  if (!result.ok) return refused(troubleOf(result, values));
  const child: Child = result.body.data;
  return redirect(localizePath(paths.child(child.id), visit.locale));
}

/** What comes back from a save that was refused. */
export type SaveOutcome = Trouble & { typed?: Omit<ReturnType<typeof readChildForm>, "image"> };
