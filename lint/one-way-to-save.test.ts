import { oneWayToSave } from "./one-way-to-save.ts";
import { tester } from "./tester.ts";

tester.run("one-way-to-save", oneWayToSave, {
  valid: [
    "export const action = submissionAction([message]);",
    "export const action = submissionAction([child], ({ params }) => ({ id: childId(params) }));",
    "export const loader = () => null;",
    "const action = localize(paths.orders);",
  ],
  invalid: [
    { code: "export async function action(args) { return save(args); }", errors: 1 },
    { code: "export const action = (args) => save(args);", errors: 1 },
    { code: "export const action = save;", errors: 1 },
    { code: 'export { save as action } from "./save.server.ts";', errors: 1 },
  ],
});
