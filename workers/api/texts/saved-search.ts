import { categoryOf } from "~/domain/category-names";
import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";
import { zip4Of } from "~/domain/postcode";
import type { Reasons } from "~/domain/saved-search";
import { dayInWords } from "./payout-line";

const LOCALES = { nl: "nl-NL", en: "en-GB" };

/** 3,2 km, between the centres of two postcode areas. */
function distanceIn(language: Language, metres: number): string {
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(metres / 1000)} km`;
}

const SAID = {
  nl: {
    stands: (words: string) => `‘${words}’ staat erin`,
    words: (words: string) => `past bij ‘${words}’`,
    here: (zipcode: string) => `in postcodegebied ${zipcode}`,
    near: (zipcode: string) => `minder dan 1 km van ${zipcode}`,
    away: (distance: string, zipcode: string) => `${distance} van ${zipcode}`,
    remote: "op afstand te doen",
    price: (least: string) => `${least} of meer`,
    any: "elke nieuwe klus",
    budget: "Budget",
    open: "in overleg",
    date: "Datum",
    soon: "zo snel mogelijk of in overleg",
  },
  en: {
    stands: (words: string) => `it mentions ‘${words}’`,
    words: (words: string) => `fits ‘${words}’`,
    here: (zipcode: string) => `in postcode area ${zipcode}`,
    near: (zipcode: string) => `less than 1 km from ${zipcode}`,
    away: (distance: string, zipcode: string) => `${distance} from ${zipcode}`,
    remote: "can be done remotely",
    price: (least: string) => `${least} or more`,
    any: "every new job",
    budget: "Budget",
    open: "to be agreed",
    date: "Date",
    soon: "as soon as possible or by arrangement",
  },
};

/** Metres between areas; within one area only the area is known. */
function placeIn(language: Language, metres: number, zipcode: string): string {
  const said = SAID[language];
  if (metres === 0) return said.here(zip4Of(zipcode));
  return metres < 1000 ? said.near(zipcode) : said.away(distanceIn(language, metres), zipcode);
}

interface OfferedJob {
  price_type: "budget" | "TBD";
  /** Cents. */
  budget: number;
  /** Null: as soon as possible. */
  execution_date: string | null;
}

/** `Budget: € 50,00. Datum: donderdag 5 maart.` */
export function offerIn(language: Language, job: OfferedJob): string {
  const { budget, open, date, soon } = SAID[language];
  const price = job.price_type === "budget" ? formatEuros(job.budget, language) : open;
  return `${budget}: ${price}. ${date}: ${job.execution_date ? dayInWords(job.execution_date, language) : soon}.`;
}

/** `Tuinieren, 3,2 km van 1012AB, € 50,00 of meer`. */
export function reasonsIn(language: Language, reasons: Reasons): string {
  const said = SAID[language];
  const parts = [
    reasons.category && categoryOf(reasons.category)[language],
    reasons.words && said[reasons.stands ? "stands" : "words"](reasons.words),
    reasons.metres !== undefined && placeIn(language, reasons.metres, reasons.zipcode ?? ""),
    reasons.remote && said.remote,
    reasons.price && said.price(formatEuros(reasons.price, language)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : said.any;
}
