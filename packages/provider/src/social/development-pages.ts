import { emailSchema, type Locale, normalizeEmail, socialNames, socialReturnPath, socialServices } from "@gk/domain";
import { Hono } from "hono";
import { html } from "hono/html";
import * as v from "valibot";
import { developmentPage, localeOfPage } from "../development/page.ts";
import { developmentWords } from "../development/words.ts";
import type { Services } from "../http/services.ts";
import { issueIdentityCode } from "./development.ts";
import { developmentPeople } from "./development-people.ts";

const Service = v.picklist(socialServices);

/** What begins the authorization-code flow (RFC 6749, section 4.1.1). */
const Asked = v.object({ redirect_uri: v.pipe(v.string(), v.url()), state: v.string() });

/** What comes back of the page: one of its people, or the address of somebody else. */
const Chosen = v.object({ ...Asked.entries, person: v.optional(v.string(), ""), email: v.optional(emailSchema) });

/** Somebody else is known by their address, for which the service vouches, and tells no name. */
function chosenPerson({ person: subject, email }: v.InferOutput<typeof Chosen>, locale: Locale) {
  if (email !== undefined) return { subject: normalizeEmail(email), email, isEmailVerified: true, name: "" };
  const person = developmentPeople.find((candidate) => candidate.subject === subject);
  return person && { ...person, name: person.name[locale] };
}

/** The page on which a service would ask somebody to sign in, and what its buttons send. */
export function identityPages({ database, clock, origin }: Services): Hono {
  const app = new Hono();

  app.get("/:service", (c) => {
    const service = v.safeParse(Service, c.req.param("service"));
    const asked = v.safeParse(Asked, c.req.query());
    if (!service.success || !asked.success || !isOwn(asked.output.redirect_uri)) return c.notFound();
    const locale = localeOfPage(c);
    const title = developmentWords.text(locale, "dev.identity.title", { network: socialNames[service.output] });
    return developmentPage(c, locale, title, peopleForm(locale, asked.output));
  });

  app.post("/:service", async (c) => {
    const service = v.safeParse(Service, c.req.param("service"));
    const form = v.safeParse(Chosen, await c.req.parseBody());
    if (!service.success || !form.success || !isOwn(form.output.redirect_uri)) return c.notFound();
    const { redirect_uri, state } = form.output;
    const person = chosenPerson(form.output, localeOfPage(c));
    const answer = person
      ? { code: await issueIdentityCode(database, service.output, person, clock()) }
      : { error: "access_denied" };
    return c.redirect(`${redirect_uri}?${new URLSearchParams({ ...answer, state })}`, 303);
  });

  /** A service sends people back only to the addresses that the site gave it beforehand. */
  const isOwn = (redirectUri: string) => socialServices.some((name) => redirectUri === origin + socialReturnPath(name));

  return app;
}

const peopleForm = (locale: Locale, asked: v.InferOutput<typeof Asked>) => html`
<p>${developmentWords.text(locale, "dev.identity.lead")}</p>
<form method="post" action="?locale=${locale}">
${askedFields(asked)}
${developmentPeople.map(
  ({ subject, name }) =>
    html`<p><button name="person" value="${subject}">${developmentWords.text(locale, "dev.identity.approve", { name: name[locale] })}</button></p>`,
)}
<p><button name="person" value="">${developmentWords.text(locale, "dev.identity.deny")}</button></p>
</form>
<form method="post" action="?locale=${locale}">
${askedFields(asked)}
<p><label>${developmentWords.text(locale, "dev.identity.email")} <input type="email" name="email" required></label>
<button>${developmentWords.text(locale, "dev.identity.other")}</button></p>
</form>`;

const askedFields = ({ redirect_uri, state }: v.InferOutput<typeof Asked>) => html`
<input type="hidden" name="redirect_uri" value="${redirect_uri}">
<input type="hidden" name="state" value="${state}">`;
