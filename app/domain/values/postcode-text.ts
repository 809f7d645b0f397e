import { codeOf } from "./unseen";

const FULL = /^(\d{4})([A-Z]{2})$/;
const AREA = /^\d{4}$/;

export function postcodeText(zipcode: string): string {
  const code = codeOf(zipcode);
  const [, digits, letters] = FULL.exec(code) ?? [];
  if (digits && letters) return `${digits} ${letters}`;
  return AREA.test(code) ? code : zipcode;
}
