import { JOB_OFFER, SEARCH_REASONS } from "~/content/events/saved-searches";
import { categoryOf } from "~/domain/jobs/category-names";
import type { Reasons } from "~/domain/jobs/saved-search";
import { formatEuros } from "~/domain/money/money";
import { dayInWords } from "~/domain/values/day-words";
import { type Language, LOCALES } from "~/domain/values/language";
import { zip4Of } from "~/domain/values/postcode";

function distanceIn(language: Language, metres: number): string {
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(metres / 1000)} km`;
}

function placeIn(language: Language, metres: number, zipcode: string): string {
  const { here, near, away } = SEARCH_REASONS;
  if (metres === 0) return here[language](zip4Of(zipcode));
  return metres < 1000 ? near[language](zipcode) : away[language](distanceIn(language, metres), zipcode);
}

interface OfferedJob {
  price_type: "budget" | "TBD";
  budget: number;
  execution_date: string | null;
}

export function offerIn(language: Language, job: OfferedJob): string {
  const { budget, open, date, soon } = JOB_OFFER;
  const price = job.price_type === "budget" ? formatEuros(job.budget, language) : open[language];
  const day = job.execution_date ? dayInWords(job.execution_date, language) : soon[language];
  return `${budget[language]}: ${price}. ${date[language]}: ${day}.`;
}

export function reasonsIn(language: Language, reasons: Reasons): string {
  const { stands, words, remote, price, any } = SEARCH_REASONS;
  const parts = [
    reasons.category && categoryOf(reasons.category)[language],
    reasons.words && (reasons.stands ? stands : words)[language](reasons.words),
    reasons.metres !== undefined && placeIn(language, reasons.metres, reasons.zipcode ?? ""),
    reasons.remote && remote[language],
    reasons.price && price[language](formatEuros(reasons.price, language)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : any[language];
}
