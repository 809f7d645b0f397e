import { SUSPENDED_DEALS, SUSPENDED_DEALS_TITLE } from "~/content/events/suspended-deals";
import type { SuspendedStep } from "~/domain/admin/objection";
import { centsOf, formatEuros } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";
import { momentIn } from "./moment";
import { partiesOf } from "./refund-words";

export interface StoredSuspendedDeal {
  job_title: string;
  name: string;
  role: "owner" | "helper";
  step: SuspendedStep;
  amount: string;
  until: number | null;
}

export function suspendedDealText(deal: StoredSuspendedDeal, language: Language): string {
  const { role, step, amount, until, job_title, name } = deal;
  return SUSPENDED_DEALS[role][step][language]({
    ...partiesOf({ job_title, name }, language),
    amount: formatEuros(centsOf(amount), language),
    until: until === null ? "" : momentIn(until, language),
  });
}

export function suspendedDealLines(json: string | number | undefined, language: Language): string {
  const deals = json === undefined ? [] : (JSON.parse(String(json)) as StoredSuspendedDeal[]);
  if (deals.length === 0) return "";
  return [SUSPENDED_DEALS_TITLE[language], ...deals.map((deal) => `• ${suspendedDealText(deal, language)}`)].join("\n");
}
