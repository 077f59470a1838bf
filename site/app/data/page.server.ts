import { hongKongToday, type IsoDate } from "@gk/domain";
import { data, type RouterContextProvider } from "react-router-dom";
import type { Explained } from "../content/definitions.ts";
import type { Passage, ReadingText, Section } from "../content/long-page.ts";
import type { FoundQuestion } from "../content/questions.server.ts";
import type { CaptchaChallenge } from "../forms/Captcha.tsx";
import type { StrengthGroupText } from "../school/strengths.ts";
import { refusedContext, type Visit, visitContext } from "../session/context.ts";
import type { Fallback } from "./answers.ts";
import { paths } from "../paths.ts";
import { type Metadata, metadataContext, metadataOf } from "../share/share.server.ts";
import { anySubject } from "../share/subjects.ts";
import type { HeadName } from "./head-name.ts";
import { headFor, headOfRefused, pathOf } from "./head.server.ts";
import { headlinesIn } from "./headlines.server.ts";
import type { Head, PageLoader } from "./page.ts";

type LoaderArgs = { request: Request; context: Readonly<RouterContextProvider> };

/** The visit behind a loader's or an action's arguments. */
export const visitOf = ({ context }: Pick<LoaderArgs, "context">): Visit => context.get(visitContext);

/** Today in Hong Kong, for a loader or an action. */
export const todayOf = (args: Pick<LoaderArgs, "context">): IsoDate => hongKongToday(visitOf(args).now);

/** Ids, moments, flags: what a loader has found out or decided. */
type Plain = string | number | boolean | null | undefined;

/** What only the server can make, and is no answer of the provider's: our own long texts and what is found in them, a captcha. */
type ServerMade =
  | ReadingText
  | Passage
  | Explained
  | readonly Section[]
  | readonly StrengthGroupText[]
  | readonly FoundQuestion[]
  | CaptchaChallenge;

/** What a loader hands its page. The provider's answers go by `fallback`, so that pages read them by `useAnswer` alone. */
type PageData = {
  readonly fallback?: Fallback;
  readonly head?: Head;
  /** Titles, their words parted; those of the answers come by themselves. */
  readonly headlines?: readonly string[];
  readonly [name: string]: Plain | ServerMade | Fallback | Head | readonly string[];
};

type WithStatus<Data> = ReturnType<typeof data<Data>>;
type Loaded<Data> = Data | WithStatus<Data>;

const hasStatus = <Data extends PageData>(loaded: Loaded<Data>): loaded is WithStatus<Data> =>
  (loaded as WithStatus<Data>).type === "DataWithResponseInit";

/** Somebody's own pages are shared as the home page is: nothing of theirs is drawn for everybody. */
const isOwn = (path: string) => path === paths.member || path.startsWith(`${paths.member}/`);

function metadataOfPage(visit: Visit, request: Request, head: Head, shared: Head["shared"]): Metadata {
  const path = pathOf(request);
  const asHome = isOwn(path);
  const said = asHome ? headFor(visit, request, "home").shared : shared;
  const [drawing, tone] = anySubject;
  const { locale } = visit;
  return metadataOf(visit, request, asHome ? paths.home : path, head, {
    locale,
    title: head.title,
    drawing,
    tone,
    ...said,
  });
}

/**
 * A page's loader, which decides (status, guard, head) and reads what the page will ask for. Its head is worded by the
 * catalogue's `meta.<name>`, unless `load` gives one.
 */
export function page<Data extends PageData = {}, Args extends LoaderArgs = LoaderArgs>(
  name: HeadName,
  load?: (visit: Visit, args: Args) => Loaded<Data> | Promise<Loaded<Data>>,
): PageLoader<Args, Data & { head: Head }> {
  const loader = async (args: Args) => {
    const visit = visitOf(args);
    const loaded = (await load?.(visit, args)) ?? ({} as Data);
    const given = hasStatus(loaded) ? loaded.data : loaded;
    const { shared, structured = [], ...head } = given.head ?? headFor(visit, args.request, name);
    const kept = args.context.get(metadataContext);
    if (kept) kept.metadata = metadataOfPage(visit, args.request, { ...head, structured }, shared);
    const headlines = [...(given.headlines ?? []), ...headlinesIn(given.fallback, visit.locale)];
    const answer = {
      ...given,
      head: args.context.get(refusedContext) ? headOfRefused(visit, head) : head,
      ...(headlines.length > 0 && { headlines }),
    };
    return hasStatus(loaded) ? data(answer, loaded.init ?? undefined) : answer;
  };
  return loader as unknown as PageLoader<Args, Data & { head: Head }>;
}
