import type { GatewayNews, SessionState } from "../../checkout/card-gateway.ts";
import type { Movement } from "./movement.ts";

/** What the gateway posts, and beneath `/web` where. */
export interface Told {
  readonly path: string;
  readonly body: string;
}

/** What a page is opened with. */
interface NewPage {
  /** The attempt that it is for. */
  readonly process: string;
  /** What is to be paid; undefined where a card is only stored. */
  readonly cents: number | undefined;
  readonly endsAt: number;
}

type Page = NewPage & { status: SessionState["status"]; paidCents?: number };

/** The pages of a gateway, each open until it was paid, left or ended, or its time is over. */
export interface Pages {
  open(id: string, page: NewPage): void;
  /** Ends a page, also one that nobody has opened yet. */
  end(id: string): void;
  /** One that was paid stays so; one that nobody has opened yet is as good as open. */
  statusOf(this: void, id: string): SessionState["status"];
  /** What was paid. */
  paidCents(id: string): number | undefined;
  /** Somebody pays, or stores a card; a page that is over does not let them. */
  pay(id: string, cents?: number): void;
  readonly news: Set<Told>;
  readonly told: readonly Told[];
  tell(what: GatewayNews): void;
}

/** Keeps pages, says where their money moved, and tells what becomes of them. */
export function createPages(
  clock: () => Date,
  pathOf: (what: GatewayNews) => string,
  move: (movement: Movement) => void,
): Pages {
  const pages = new Map<string, Page>();
  const news = new Set<Told>();
  const told: Told[] = [];

  const tell = (what: GatewayNews) => {
    const said = { path: pathOf(what), body: JSON.stringify(what) };
    news.add(said);
    told.push(said);
  };

  const end = (id: string) => {
    const page = pages.get(id) ?? { process: id, cents: undefined, endsAt: Number.POSITIVE_INFINITY, status: "open" };
    if (page.status !== "open") return;
    pages.set(id, { ...page, status: "canceled" });
    tell({ session: id, status: "canceled" });
  };

  const pageOf = (id: string) => {
    const page = pages.get(id);
    if (page?.status === "open" && page.endsAt <= clock().getTime()) end(id);
    return pages.get(id);
  };

  return {
    open(id, page) {
      if (!pages.has(id)) pages.set(id, { ...page, status: "open" });
    },
    end(id) {
      pageOf(id);
      end(id);
    },
    statusOf: (id) => pageOf(id)?.status ?? "open",
    paidCents: (id) => pages.get(id)?.paidCents,
    pay(id, cents) {
      const page = pageOf(id);
      if (page?.status !== "open") return;
      page.status = "completed";
      const paid = cents ?? page.cents;
      if (paid !== undefined) {
        page.paidCents = paid;
        move({ of: page.process, payment: id, cents: paid });
      }
      tell({ session: id, status: "changed" });
    },
    news,
    told,
    tell,
  };
}
