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

export function suspendedDealText(
  { role, step, amount, until, job_title, name }: StoredSuspendedDeal,
  language: Language,
  state: "suspended" | "restored" = "suspended",
): string {
  return SUSPENDED_DEALS[role][step][state][language]({
    ...partiesOf({ job_title, name }, language),
    amount: formatEuros(centsOf(amount), language),
    until: until === null ? "" : momentIn(until, language),
  });
}

interface DealLines {
  json: string | number | undefined;
  restored: boolean;
}

export function suspendedDealLines({ json, restored }: DealLines, language: Language): string {
  const deals = json === undefined ? [] : (JSON.parse(String(json)) as StoredSuspendedDeal[]);
  if (deals.length === 0) return "";
  const state = restored ? "restored" : "suspended";
  const lines = deals.map((deal) => `• ${suspendedDealText(deal, language, state)}`);
  return [SUSPENDED_DEALS_TITLE[language], ...lines].join("\n");
}
