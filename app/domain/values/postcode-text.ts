const FULL = /^(\d{4})([A-Z]{2})$/i;

export function postcodeText(zipcode: string): string {
  const [, digits, letters] = FULL.exec(zipcode.replace(/\s+/g, "")) ?? [];
  return digits && letters ? `${digits} ${letters.toUpperCase()}` : zipcode;
}
