import { mailChoicesSchema } from "@gk/domain";
import { submission } from "../../../forms/submission.ts";

/** The field that says whether the news are wanted. */
export const newsField = "news";

/** Chooses whether the news come. */
export const mailChoices = submission({
  name: "mails",
  read: (form) => ({ news: form.get(newsField) === "on" }),
  schema: mailChoicesSchema,
  send: async (client, body) => {
    const result = await client.updateMailChoices({ body });
    return result.ok ? { ok: true, body } : result;
  },
  after: ({ news }) => ({ say: { news } }),
  reads: ["getMailChoices"],
});

/** Signs out everywhere but here. */
export const otherSessions = submission({
  name: "sessions",
  send: (client) => client.endOtherSessions(),
  reads: ["listSessions"],
});
