const COLLOQUIAL: Readonly<Record<string, string>> = {
  "'s-Gravenhage": "Den Haag",
  "'s-Hertogenbosch": "Den Bosch",
};

/**
 * Province or municipality, which registers append to distinguish places with one name: `Hengelo (Gld)`, `Beuningen
 * Gld`.
 */
const NAMESAKE_MARK = / (\([A-Z][A-Za-z]+\)|gem\.? .+|AC|Fr|Gld|Gn|GN|L|NB|NH|Ov|Ut)$/;

export function placeName(registered: string): string {
  return COLLOQUIAL[registered] ?? registered.replace(NAMESAKE_MARK, "");
}
