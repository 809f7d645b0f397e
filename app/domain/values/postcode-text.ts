const FULL = /^(\d{4})([A-Z]{2})$/i;

/** Returns a postcode as people write it: '1012 AB'. Returns an area ('1012') or another text as it is. */
export function postcodeText(zipcode: string): string {
  const [, digits, letters] = FULL.exec(zipcode.replace(/\s+/g, "")) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : zipcode;
}
