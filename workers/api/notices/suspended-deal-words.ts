import { RESTORED_DEALS } from "~/content/events/restored-deals";
import { SUSPENDED_DEALS, SUSPENDED_DEALS_TITLE, type SuspendedDealTexts } from "~/content/events/suspended-deals";
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

export const suspendedDealText = (deal: StoredSuspendedDeal, language: Language): string =>
  dealText(SUSPENDED_DEALS, deal, language);

function dealText(texts: SuspendedDealTexts, deal: StoredSuspendedDeal, language: Language): string {
  const { role, step, amount, until, job_title, name } = deal;
  return texts[role][step][language]({
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
  const texts = restored ? RESTORED_DEALS : SUSPENDED_DEALS;
  return [SUSPENDED_DEALS_TITLE[language], ...deals.map((deal) => `• ${dealText(texts, deal, language)}`)].join("\n");
}
