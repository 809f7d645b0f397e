import { PAYMENT_KINDS, type PaymentKind } from "~/domain/payment-life";
import { year as calendarYear, ENTRY_KINDS, type WalletEntry } from "~/domain/wallet";

/** What was paid, what was received, or what came on and went off the balance and the credits. */
export type View = "payments" | "received" | "entries";

/** Where the two settle it themselves nobody has a balance, and what was received is what was said to be paid. */
export const viewsOf = (direct: boolean): readonly View[] =>
  direct ? ["payments", "received"] : ["payments", "entries"];

/** Which part of the history is shown; the address says it. */
export interface WalletView {
  view: View;
  paymentKind: PaymentKind | null;
  entryKind: WalletEntry["kind"] | null;
  year: number | null;
  page: number;
}

const oneOf = <T extends string>(words: readonly T[], asked: string | null): T | null =>
  words.find((word) => word === asked) ?? null;

/** What an address asks for; what it does not say is as usual, and what makes no sense is not asked. */
export function readWalletView(
  query: URLSearchParams,
  { page, views, usual }: { page: number; views: readonly View[]; usual: View },
): WalletView {
  const view = oneOf(views, query.get("view")) ?? usual;
  const kind = query.get("kind");
  const year = calendarYear.safeParse(query.get("year"));
  return {
    view,
    paymentKind: view === "entries" ? null : oneOf(PAYMENT_KINDS, kind),
    entryKind: view === "entries" ? oneOf(ENTRY_KINDS, kind) : null,
    year: year.success ? year.data : null,
    page,
  };
}

export const isNarrowed = ({ paymentKind, entryKind, year }: WalletView): boolean =>
  paymentKind !== null || entryKind !== null || year !== null;

/** The address of a view; at the history, which is below the fold. */
export function walletAddress({ view, paymentKind, entryKind, year, page }: WalletView): string {
  const query = new URLSearchParams({ view });
  const kind = paymentKind ?? entryKind;
  if (kind) query.set("kind", kind);
  if (year !== null) query.set("year", String(year));
  if (page > 1) query.set("page", String(page));
  return `/wallet?${query}#geschiedenis`;
}

/** The same view with nothing left out, from its first page. */
export const wholeOf = ({ view }: WalletView): WalletView => ({
  view,
  paymentKind: null,
  entryKind: null,
  year: null,
  page: 1,
});
