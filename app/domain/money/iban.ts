import { z } from "zod";
import { kinds } from "../values/kind";
import { codeOf } from "../values/unseen";
import { missingOr } from "../values/value";

/** From the ISO 13616 register. */
const LENGTHS = new Map(
  `AD24 AE23 AL28 AT20 AZ28 BA20 BE16 BG22 BH22 BI27 BR29 BY28 CH21 CR22 CY28 CZ24 DE22 DJ27 DK18 DO28 EE20 EG29 ES24 FI18
   FK18 FO18 FR27 GB22 GE22 GI23 GL18 GR27 GT28 HN28 HR21 HU28 IE22 IL23 IQ23 IS26 IT27 JO30 KW30 KZ20 LB28 LC32 LI21 LT20
   LU20 LV21 LY25 MC27 MD24 ME22 MK19 MN20 MR27 MT31 MU30 NI28 NL18 NO15 OM23 PK24 PL28 PS29 PT25 QA29 RO24 RS22 RU33 SA24
   SC31 SD18 SE24 SI19 SK24 SM27 SO23 ST25 SV28 TL23 TN24 TR26 UA29 VA22 VG24 XK20 YE30`
    .split(/\s+/)
    .map((one) => [one.slice(0, 2), Number(one.slice(2))]),
);

export function isIban(input: string): boolean {
  const iban = codeOf(input);
  if (!/^[A-Z]{2}\d{2}[A-Z0-9]+$/.test(iban) || iban.length !== LENGTHS.get(iban.slice(0, 2))) return false;
  return isMod97(iban.slice(4) + iban.slice(0, 4));
}

/** ISO 7064 mod 97-10: letters count as numbers (A is 10, Z is 35). */
export function isMod97(signs: string): boolean {
  const digits = [...signs].map((sign) => parseInt(sign, 36)).join("");
  let rest = 0;
  for (const digit of digits) rest = (rest * 10 + Number(digit)) % 97;
  return rest === 1;
}

export function maskIban(iban: string): string {
  return `${iban.slice(0, 4)}******${iban.slice(-4)}`;
}

export const iban = z
  .string({ error: missingOr("invalid") })
  .transform(codeOf)
  .refine((value) => value === "" || value.includes("******") || isIban(value), { error: "iban" })
  .register(kinds, { in: { type: "string", description: "A valid IBAN", examples: ["NL91 ABNA 0417 1643 00"] } });
