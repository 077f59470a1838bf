import type { TapAndGoFields } from "@gk/web";
import type {
  CardGateway,
  FoundCharge,
  Gateway as Port,
  GatewayCard,
  GatewayNews,
  GatewayPayment,
  NewsOfGateway,
  SessionState,
} from "../../checkout/card-gateway.ts";
import { refused } from "../../http/refusal.ts";
import { developmentKeys } from "../../tapngo/development-tapngo.ts";
import { centsOf, newsPath, readForm, tapAndGoForms, walletOf } from "../../tapngo/form.ts";
import type { TapAndGoGateway } from "../../tapngo/tapngo-gateway.ts";
import { type Charges, createCharges } from "./charges.ts";
import type { Manner } from "./manner.ts";
import type { Movement } from "./movement.ts";
import { createPages, type Pages, type Told } from "./pages.ts";

/**
 * A gateway of tests for cards and for Tap & Go, which knows nothing of the provider: it remembers keys for a day and charges
 * for ever, lets nobody pay on a page that is over, tells of its pages, and can lose what it is asked and what it answers.
 */
export interface Gateway {
  readonly cards: CardGateway;
  readonly tapAndGo: TapAndGoGateway;
  /** Chooses how whoever asks is treated from now on. */
  charges(manner: Manner): void;
  /** A payer's browser arrives at Tap & Go with a form. */
  arrive(form: TapAndGoFields): void;
  /** A person pays on a page, or stores a card there; one that is over no longer lets them. @default what it is for */
  pay(page: string, cents?: number): void;
  /** A person leaves a page by its own way back, which ends it. */
  leave(page: string): void;
  /** The holder of a card confirms a charge that waits for them, or refuses it. */
  confirm(key: string, isApproved: boolean): void;
  /** Whether a charge waits for its holder. */
  isWaiting(key: string): boolean;
  /** What the gateway has to tell and was not yet heard, as it posts it. */
  readonly news: Set<Told>;
  /** Everything that it ever had to tell. */
  readonly told: readonly Told[];
  /** Where a page stands. */
  statusOf(page: string): SessionState["status"];
  readonly movements: readonly Movement[];
  /** What was taken and not given back, in cents. */
  taken(): number;
}

/** How long a card page lives: as Stripe's shortest. */
const PAGE_MS = 31 * 60 * 1000;

const cardNewsPath = "/gateway/news";

/** What is given on the page: a card that the account does not have yet. */
const newCard: Omit<GatewayCard, "reference" | "customer"> = {
  kind: "card",
  brand: "visa",
  last4: "4242",
  expMonth: 12,
  expYear: 2039,
};

/** Reads what the gateway posts, which is believed as it is. */
const newsTo = (path: string): NewsOfGateway => ({
  path,
  read: async (body) => JSON.parse(new TextDecoder().decode(body)) as GatewayNews,
});

const keys = developmentKeys("http://gk.test");

/** The token of the wallet that pays a trade. */
export const tokenOf = (trade: string) => `token of ${trade}`;

/** Opens a gateway with empty books. */
export function createGateway(clock: () => Date = () => new Date(0)): Gateway {
  const movements: Movement[] = [];
  const move = (movement: Movement) => void movements.push(movement);
  const pathOf = (what: GatewayNews) => ("session" in what && !isCardPage(what.session) ? newsPath : cardNewsPath);
  const pages = createPages(clock, pathOf, move);
  let manner: Manner = "pays";
  const charges = createCharges(clock, () => manner, move);
  let opened = 0;

  /** Has something happen and answers, unless one of both is lost. */
  const answering = async <Answer>(act: () => Answer, lost: () => Answer): Promise<Answer> => {
    if (manner === "lost before") return lost();
    const answer = act();
    return manner === "lost after" ? lost() : answer;
  };

  const port = portOf({ answering, pages, charges, endsPages: () => manner !== "ends no page", giveBack });

  function giveBack({ id }: GatewayPayment): "refunded" {
    const taken = movements.filter(({ payment }) => payment === id);
    const cents = sumOf(taken);
    if (cents > 0) move({ of: taken[0]?.of ?? id, payment: id, cents: -cents });
    return "refunded";
  }

  const cards: CardGateway = {
    ...port,
    openSession: ({ process, purchase }) =>
      answering(() => {
        opened += 1;
        const id = `page-${opened}-${process}`;
        pages.open(id, { process, cents: purchase?.amountCents, endsAt: clock().getTime() + PAGE_MS });
        return { id, url: `https://gateway.example/${id}` };
      }, noAnswer),
    cancelCharge: ({ key }) =>
      answering<FoundCharge>(
        () => charges.end(key),
        () => "unknown",
      ),
    news: newsTo(cardNewsPath),
  };

  const tapAndGo: TapAndGoGateway = {
    ...tapAndGoForms(keys, "http://gk.test"),
    ...port,
    // A wallet's holder is asked on its page, or not at all.
    charge: (charge) => port.charge({ ...charge, holder: undefined }),
    news: newsTo(newsPath),
  };

  return {
    cards,
    tapAndGo,
    charges(next) {
      manner = next;
    },
    arrive(form) {
      const asked = readForm(keys.appKey, form);
      if (!asked) throw new Error("Tap & Go gets forms that were signed.");
      const endsAt = asked.payBefore === null ? Number.POSITIVE_INFINITY : new Date(asked.payBefore).getTime();
      pages.open(form.merTradeNo, { process: form.merTradeNo, cents: centsOf(asked.amount), endsAt });
    },
    pay: (id, cents) => pages.pay(id, cents),
    leave: (id) => pages.end(id),
    confirm(key, isApproved) {
      if (charges.confirm(key, isApproved)) pages.tell({ charge: key });
    },
    isWaiting: charges.isWaiting,
    news: pages.news,
    told: pages.told,
    statusOf: pages.statusOf,
    movements,
    taken: () => sumOf(movements),
  };
}

/** What gateways for cards and for wallets do alike. */
function portOf({
  answering,
  pages,
  charges,
  endsPages,
  giveBack,
}: {
  readonly answering: <Answer>(act: () => Answer, lost: () => Answer) => Promise<Answer>;
  readonly pages: Pages;
  readonly charges: Charges;
  readonly endsPages: () => boolean;
  readonly giveBack: (payment: GatewayPayment) => "refunded";
}): Pick<Port, "closeSession" | "findSession" | "refund" | "charge" | "findCharge"> {
  const stateOf = (id: string): SessionState => {
    const status = pages.statusOf(id);
    if (status !== "completed") return { status };
    if (isCardPage(id)) return { status, card: { ...newCard, reference: `card of ${id}`, customer: "holder" } };
    return { status, card: walletOf(keys.appKey, tokenOf(id)), amountCents: pages.paidCents(id) ?? 0 };
  };
  return {
    closeSession: (id) =>
      answering(() => {
        if (endsPages()) pages.end(id);
        return stateOf(id);
      }, noAnswer),
    findSession: (id) => answering(() => stateOf(id), noAnswer),
    refund: (payment) =>
      answering<"refunded" | "unknown">(
        () => giveBack(payment),
        () => "unknown",
      ),
    charge: (charge) =>
      answering(
        () => charges.make(charge),
        () => "unknown",
      ),
    findCharge: ({ key }) =>
      answering<FoundCharge>(
        () => charges.find(key),
        () => "unknown",
      ),
  };
}

const isCardPage = (id: string) => id.startsWith("page-");

const sumOf = (movements: readonly Movement[]) => movements.reduce((sum, { cents }) => sum + cents, 0);

/** What comes of a question to which there is no answer. */
function noAnswer(): never {
  throw refused("transactionFailed", 503);
}
