import { DEAL_FACTS } from "~/content/deal-facts";
import { spanInWords } from "~/domain/deals/appointment-life";
import { type Cents, formatEuros } from "~/domain/money/money";
import type { Language } from "~/domain/values/language";

export interface MailedDeal {
  title: string;
  role: "owner" | "helper";
  other: string;
  city: string | null;
  is_remote: number;
  starts_at: number | null;
  ends_at: number | null;
  done_at: number | null;
  price: Cents;
  held_total: Cents;
  held_for_helper: Cents;
}

export interface FactRow {
  label: string;
  value: string;
}

function moneyRow({ role, price, held_total, held_for_helper }: MailedDeal, language: Language): FactRow {
  const words = DEAL_FACTS[language];
  if (held_total === 0) return { label: words.price, value: formatEuros(price, language) };
  return role === "owner"
    ? { label: words.held, value: words.withFee(formatEuros(held_total, language)) }
    : { label: words.heldForHelper, value: words.afterFee(formatEuros(held_for_helper, language)) };
}

function timeRow({ starts_at, ends_at, done_at }: MailedDeal, language: Language): FactRow[] {
  const { appointment, notYet } = DEAL_FACTS[language];
  if (done_at !== null) return [];
  if (starts_at === null || ends_at === null) return [{ label: appointment, value: notYet }];
  return [{ label: appointment, value: spanInWords(starts_at, ends_at, language) }];
}

export function dealFactRows(deal: MailedDeal, language: Language): FactRow[] {
  const words = DEAL_FACTS[language];
  const place = deal.is_remote === 1 ? words.remote : deal.city;
  return [
    { label: words.job, value: deal.title },
    ...(deal.other ? [{ label: deal.role === "owner" ? words.helper : words.owner, value: deal.other }] : []),
    ...timeRow(deal, language),
    ...(place ? [{ label: words.place, value: place }] : []),
    moneyRow(deal, language),
  ];
}
