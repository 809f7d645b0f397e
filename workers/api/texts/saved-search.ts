import { categoryOf } from "~/domain/category-names";
import type { Language } from "~/domain/language";
import { formatEuros } from "~/domain/money";
import type { Reasons } from "~/domain/saved-search";

const LOCALES = { nl: "nl-NL", en: "en-GB" };

/** 800 m, 3,2 km. */
function distanceIn(language: Language, metres: number): string {
  if (metres < 1000) return `${metres} m`;
  return `${new Intl.NumberFormat(LOCALES[language], { maximumFractionDigits: 1 }).format(metres / 1000)} km`;
}

const SAID = {
  nl: {
    stands: (words: string) => `‘${words}’ staat erin`,
    words: (words: string) => `past bij ‘${words}’`,
    away: (distance: string, zipcode: string) => `${distance} van ${zipcode}`,
    remote: "op afstand te doen",
    price: (least: string) => `${least} of meer`,
    any: "elke nieuwe klus",
  },
  en: {
    stands: (words: string) => `it mentions ‘${words}’`,
    words: (words: string) => `fits ‘${words}’`,
    away: (distance: string, zipcode: string) => `${distance} from ${zipcode}`,
    remote: "can be done remotely",
    price: (least: string) => `${least} or more`,
    any: "every new job",
  },
};

/** `Tuinieren, 3,2 km van 1012AB, € 50,00 of meer`. */
export function reasonsIn(language: Language, reasons: Reasons): string {
  const said = SAID[language];
  const parts = [
    reasons.category && categoryOf(reasons.category)[language],
    reasons.words && said[reasons.stands ? "stands" : "words"](reasons.words),
    reasons.metres !== undefined && said.away(distanceIn(language, reasons.metres), reasons.zipcode ?? ""),
    reasons.remote && said.remote,
    reasons.price && said.price(formatEuros(reasons.price, language)),
  ].filter(Boolean);
  return parts.length > 0 ? parts.join(", ") : said.any;
}
