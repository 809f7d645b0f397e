import { PAYMENT_KINDS, type PaymentKind } from "~/domain/money/payment-status";
import { year as calendarYear, ENTRY_KINDS, type WalletEntry } from "~/domain/money/wallet";

export type View = "payments" | "received" | "entries";

export const viewsOf = (direct: boolean): readonly View[] =>
  direct ? ["payments", "received"] : ["payments", "entries"];

export interface WalletView {
  view: View;
  paymentKind: PaymentKind | null;
  entryKind: WalletEntry["kind"] | null;
  year: number | null;
  page: number;
}

const oneOf = <T extends string>(words: readonly T[], typed: string | null): T | null =>
  words.find((word) => word === typed) ?? null;

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

export function walletAddress({ view, paymentKind, entryKind, year, page }: WalletView): string {
  const query = new URLSearchParams({ view });
  const kind = paymentKind ?? entryKind;
  if (kind) query.set("kind", kind);
  if (year !== null) query.set("year", String(year));
  if (page > 1) query.set("page", String(page));
  return `/wallet?${query}#geschiedenis`;
}

export const wholeOf = ({ view }: WalletView): WalletView => ({
  view,
  paymentKind: null,
  entryKind: null,
  year: null,
  page: 1,
});
