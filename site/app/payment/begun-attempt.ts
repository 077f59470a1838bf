import { cookies, paymentStatus } from "@gk/domain";
import { ask } from "../data/ask.ts";
import { query } from "../data/query.ts";
import { keepInTab, tabStorage } from "../session/tab-storage.ts";

const { name } = cookies.payment;

/** The name of a tab whose browser keeps nothing for us: then it is the page's. */
let unkept: string | undefined;

/** What this tab is called. It stays so on the gateway's page and back. */
function thisTab(): string {
  const known = unkept ?? tabStorage()?.getItem(name);
  if (known) return known;
  const made = crypto.randomUUID();
  if (!keepInTab(name, made)) unkept = made;
  return made;
}

const write = (value: string, life = "") => {
  const secure = location.protocol === "https:" ? "; Secure" : "";
  // The store of cookies is not in every browser.
  document.cookie = `${name}=${value}; Path=/; SameSite=Lax${secure}${life}`;
};

/** Which tab has begun which attempt, as the browser's tabs share it. */
function begun() {
  const [tab, process] = new RegExp(`(?:^|; )${name}=([^;]*)`).exec(document.cookie)?.[1]?.split(".") ?? [];
  return tab && process ? { tab, process } : undefined;
}

/** Writes down that this tab begins an attempt: what it holds otherwise ends with its page, and it pays on another. */
export const beginAttempt = (process: string) => write(`${thisTab()}.${process}`);

/**
 * Whether another tab has begun an attempt that is not settled: the provider's order decides, so that nobody is kept
 * out by a tab that is gone once its order is paid or canceled.
 */
export async function isBegunElsewhere(): Promise<boolean> {
  const found = begun();
  if (!found || found.tab === thisTab()) return false;
  const answered = await ask(query("getPaymentStatus", { body: { process: found.process } }));
  if (answered.ok && answered.body.data.payment_status === paymentStatus.pending) return true;
  // What nobody can say now is not forgotten.
  if (answered.ok || answered.kind === "refused") write("", "; Max-Age=0");
  return false;
}
