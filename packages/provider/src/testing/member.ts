import { languageId, type Locale } from "@gk/domain";
import type { Client } from "@gk/web";
import { issueToken } from "../access/tokens.ts";
import { childColumns } from "../children/child-columns.ts";
import { children, users } from "../database/schema/index.ts";
import { childAnswers } from "./child-answers.ts";
import type { TestProvider } from "./provider.ts";

/** The demo accounts of the seed, by what they are. */
export const demoAccount = { notActivated: 1, trial: 2, premium: 3 } as const;

/** A member with an account of its own, so that no test counts another's rows. */
export interface Member {
  readonly userId: number;
  readonly client: Client;
}

/** A client for an account, signed in. */
export async function clientOf(gk: TestProvider, userId: number, locale?: Locale): Promise<Client> {
  return gk.client(await issueToken(gk.database, userId, gk.now()), locale);
}

/** Makes an account that is verified and owns nothing. */
export async function newMember(gk: TestProvider): Promise<Member> {
  const [user] = await gk.database
    .insert(users)
    .values({
      name: "Test Parent",
      email: `${crypto.randomUUID()}@gk.example`,
      isActivated: true,
      languageId: languageId["en-US"],
      createdAt: gk.now(),
    })
    .returning();
  if (!user) throw new Error("An inserted user comes back.");
  return { userId: user.id, client: await clientOf(gk, user.id) };
}

/** Adds a child to an account, and gives its number. */
export async function newChild(gk: TestProvider, userId: number): Promise<number> {
  const [child] = await gk.database
    .insert(children)
    .values({
      userId,
      ...childColumns({ ...childAnswers, nickname: "" }),
      createdAt: gk.now(),
    })
    .returning();
  if (!child) throw new Error("An inserted child comes back.");
  return child.id;
}
