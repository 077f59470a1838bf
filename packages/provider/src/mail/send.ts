import type { Context } from "../http/handler.ts";
import { composeMail, type Letter } from "./compose.ts";

/** Sends a letter in the language of the request, behind the answer: how long it takes tells nobody anything. */
export function sendLetter({ work, mailer, locale }: Context, to: string, letter: Letter): void {
  work.start("mail", async () => mailer.send(await composeMail(to, locale, letter)));
}
