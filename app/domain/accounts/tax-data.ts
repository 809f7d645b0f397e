import { z } from "zod";
import { dayInAmsterdam } from "../values/calendar";
import { date } from "../values/date";
import { kinds } from "../values/kind";
import { postcode } from "../values/postcode";
import { codeOf } from "../values/unseen";
import { emptyIsAbsent, line, missingOr, time } from "../values/value";
import { MIN_AGE_YEARS } from "./account-life";
import { isRsin, passesElevenTest } from "./business";

/** Private helpers are reported by BSN, businesses by their own numbers (DAC7). */
export const TAX_KINDS = ["person", "business"] as const;
export type TaxKind = (typeof TAX_KINDS)[number];

export const taxKindOf = ({ business }: { business: boolean }): TaxKind => (business ? "business" : "person");

export const isBsn = (number: string): boolean => /^\d{9}$/.test(number) && passesElevenTest(number);

/** Older BSNs are written with eight digits. */
const nineDigits = (typed: string) => {
  const code = codeOf(typed);
  return /^\d{8}$/.test(code) ? `0${code}` : code;
};

const bsn = z
  .string({ error: missingOr("invalid") })
  .transform(nineDigits)
  .superRefine((number, ctx) => {
    const error = number === "" ? "required" : isBsn(number) ? null : "bsn";
    if (error) ctx.addIssue({ code: "custom", message: error });
  })
  .register(kinds, { in: { type: "string", examples: ["999990019"] } });

const rsin = z
  .string({ error: "rsin" })
  .transform(codeOf)
  .refine(isRsin, { error: "rsin" })
  .register(kinds, { in: { type: "string", examples: ["001234584"] } });

const OLDEST_YEARS = 120;

const birthDate = date
  .superRefine((day, ctx) => {
    if (!/^\d{4}-\d{2}-\d{2}$/.test(day)) return;
    const today = dayInAmsterdam(Date.now());
    const oldest = `${Number(today.slice(0, 4)) - OLDEST_YEARS}${today.slice(4)}`;
    const ofAge = `${Number(today.slice(0, 4)) - MIN_AGE_YEARS}${today.slice(4)}`;
    if (day < today && day > ofAge) ctx.addIssue({ code: "custom", message: "birth_date_age" });
    else if (day >= today || day < oldest) ctx.addIssue({ code: "custom", message: "birth_date" });
  })
  .register(kinds, { in: { type: "string", format: "date", examples: ["1985-04-12"] } });

const street = line(100)
  .refine((typed) => typed === "" || (/\p{L}/u.test(typed) && /\d/.test(typed)), {
    error: "street",
  })
  .register(kinds, { in: { type: "string", maxLength: 100, examples: ["Damrak 1"] } });

/** The tax office knows people by their whole names: an initial is refused. */
const legalName = (field: "first_name" | "last_name", example: string) =>
  line(60)
    .refine((typed) => typed === "" || /\p{L}{2}/u.test(typed), { error: field })
    .register(kinds, { in: { type: "string", maxLength: 60, examples: [example] } });

export const personTaxForm = z.object({
  first_name: legalName("first_name", "Petra"),
  last_name: legalName("last_name", "de Vries"),
  street,
  zipcode: postcode,
  city: line(60),
  birth_date: birthDate,
  bsn,
});
export type PersonTaxForm = z.output<typeof personTaxForm>;

export const businessTaxForm = z.object({ legal_name: line(150), rsin: emptyIsAbsent(rsin) });

/** Before there was a form for both names, `name` was that of the profile. */
export interface PersonTaxData extends Omit<PersonTaxForm, "first_name" | "last_name"> {
  kind: "person";
  name: string;
  first_name?: string;
  last_name?: string;
  /** Set only after deleting the account; until then the profile has it. */
  iban?: string | null;
}

export interface BusinessTaxData {
  kind: "business";
  legal_name: string;
  rsin: string | null;
  kvk: string;
  vat: string;
  address: string;
  iban?: string | null;
}

export type TaxData = PersonTaxData | BusinessTaxData;

export const maskedTaxData = z.object({
  kind: z.enum(TAX_KINDS),
  saved_at: time.nullable(),
  name: z.string().nullable(),
  street: z.string().nullable(),
  zipcode: z.string().nullable(),
  city: z.string().nullable(),
  birth_date: z.string().nullable(),
  bsn: z.string().nullable(),
  rsin: z.string().nullable(),
  kvk: z.string().nullable(),
  vat: z.string().nullable(),
  address: z.string().nullable(),
});
export type MaskedTaxData = z.output<typeof maskedTaxData>;

const HIDDEN = "******";
const TAIL = 3;

const tailOf = (number: string) => HIDDEN + number.slice(-TAIL);
const headOf = (text: string, length: number) => [...text].slice(0, length).join("") + HIDDEN;

const NOTHING = {
  name: null,
  street: null,
  zipcode: null,
  city: null,
  birth_date: null,
  bsn: null,
  rsin: null,
  kvk: null,
  vat: null,
  address: null,
};

/** A business's name, KvK and VAT number and address are public anyway. */
export function maskTaxData(data: TaxData, saved_at: string): MaskedTaxData {
  if (data.kind === "business") {
    const { legal_name, rsin, kvk, vat, address } = data;
    return { ...NOTHING, kind: "business", saved_at, name: legal_name, rsin: rsin && tailOf(rsin), kvk, vat, address };
  }
  const { name, street, zipcode, city, birth_date, bsn } = data;
  return {
    ...NOTHING,
    kind: "person",
    saved_at,
    name,
    street: headOf(street, 1),
    zipcode: headOf(zipcode, 2),
    city,
    birth_date: `${birth_date.slice(0, 4)}-**-**`,
    bsn: tailOf(bsn),
  };
}

export const noTaxData = (kind: TaxKind): MaskedTaxData => ({ ...NOTHING, kind, saved_at: null });
