import { z } from "zod";
import { withoutPhoneNumbers } from "../contact-guard/contact-guard";
import { isMod97 } from "../money/iban";
import { vatRate } from "../money/invoice";
import { kinds } from "../values/kind";
import { codeOf } from "../values/unseen";
import { line, missingOr } from "../values/value";
import { email } from "./account";
import { notOurs } from "./reserved-name";

export function isKvk(number: string): boolean {
  return /^\d{8}$/.test(number) && !/^(\d)\1+$/.test(number);
}

/** Checks the ninth digit of a BSN, an RSIN and a company's VAT number. */
export function passesElevenTest(digits: string): boolean {
  const sum = [...digits].reduce((total, digit, at) => total + Number(digit) * (at === 8 ? -1 : 9 - at), 0);
  return Number(digits) > 0 && sum % 11 === 0;
}

export const isRsin = (number: string): boolean => /^\d{9}$/.test(number) && passesElevenTest(number);

/** Companies pass the 11-test, sole traders (since 2020) mod-97 over the whole. */
export function isVat(number: string): boolean {
  const digits = /^NL(\d{9})B\d{2}$/.exec(number)?.[1];
  return digits !== undefined && (passesElevenTest(digits) || isMod97(number));
}

const NUMBER_EXAMPLES = { kvk: "12345678", vat: "NL123456782B01" };

const numbered = (isRight: (number: string) => boolean, message: "kvk" | "vat") =>
  z
    .string({ error: missingOr("invalid") })
    .transform(codeOf)
    .superRefine((number, ctx) => {
      const error = number === "" ? "required" : isRight(number) ? null : message;
      if (error) ctx.addIssue({ code: "custom", message: error });
    })
    .register(kinds, { in: { type: "string", examples: [NUMBER_EXAMPLES[message]] } });

export const businessDetails = z.object(
  {
    company: notOurs(withoutPhoneNumbers(line(100)), "business"),
    kvk: numbered(isKvk, "kvk"),
    vat: numbered(isVat, "vat"),
    address: withoutPhoneNumbers(line(200)),
    email,
  },
  { error: missingOr("invalid") },
);

export const businessForm = businessDetails.extend({ vat_rate: vatRate });
