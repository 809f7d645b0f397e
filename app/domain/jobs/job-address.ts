import { fold } from "../contact-guard/fold";

interface WrittenAddress {
  zipcode: string | null;
  location_details: string | null;
}

const START = "(?<![\\p{L}\\p{N}])";
const END = "(?![\\p{N}])";
// `Prinsengracht 263`, `Kerkstraat nr. 4`
const NUMBERED = /(\p{L}{4,})[\s.,:-]{0,3}(?:(?:nr|no|nummer|huisnummer)[\s.:]{1,3})?(\d{1,5})(?!\d)/gu;
// Words beside a number that are no street.
const INSIDE =
  /^(?:etage|verdieping|nummer|huisnummer|kamer|unit|appartement|apartment|flat|code|deur|door|blok|toren|poort|garage|floor|room|gate|hoog|rond|vanaf|after|lift)$/;

/** `Prinsengracht 263` is also `prinsengracht nr 263`, and a street also its abbreviation. */
function patternsOf({ zipcode, location_details }: WrittenAddress): RegExp[] {
  const streets = [...fold(location_details ?? "").text.matchAll(NUMBERED)]
    .filter(([, street = ""]) => !INSIDE.test(street))
    .map(([, street = "", number]) => {
      const name = street.replace(/str(?:aat)?$/, "str(?:aat)?");
      return `${START}${name}[\\s.,:-]{0,4}(?:(?:nr|no|nummer|huisnummer)[\\s.:]{1,3})?${number}${END}`;
    });
  const [, digits, letters] = /^(\d{4})([A-Z]{2})$/.exec(zipcode ?? "") ?? [];
  const postcode = digits && letters ? [`${START}${digits}[\\s-]?${letters.toLowerCase()}(?![\\p{L}\\p{N}])`] : [];
  return [...streets, ...postcode].map((pattern) => new RegExp(pattern, "u"));
}

export function jobAddressIn(text: string, place: WrittenAddress): string | null {
  const folded = fold(text);
  for (const pattern of patternsOf(place)) {
    const match = pattern.exec(folded.text);
    if (match) return text.slice(folded.starts[match.index], folded.ends[match.index + match[0].length - 1]);
  }
  return null;
}

export function jobAddressError(text: string, place: WrittenAddress): string | null {
  const part = jobAddressIn(text, place);
  return part && `job_address:“${part}”`;
}
