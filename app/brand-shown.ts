import { brand } from "./brand";
import { shownSettings } from "./domain/company";
import type { Language } from "./domain/language";

const deployed = import.meta.env.DEPLOYED === true;

/** The legal identity of the company. */
export const company = shownSettings(brand.company, brand.examples.company, deployed);

/** The addresses of the apps. */
export const stores = shownSettings(brand.stores, brand.examples.stores, deployed);

/** Settings that a deployment hides because they are empty, by their name in brand.ts. */
export const hiddenSettings = deployed
  ? [...company.missing.map((name) => `company.${name}`), ...stores.missing.map((name) => `stores.${name}`)]
  : [];

const WORDS = {
  nl: { kvk: "KVK", vat: "btw", phone: "telefoon", example: "voorbeeld" },
  en: { kvk: "KVK", vat: "VAT", phone: "phone", example: "example" },
};

/** The VAT number of the company; empty without one. */
export function companyVat(language: Language): string {
  const { vat } = company.values;
  return vat && company.isExample ? `${vat} (${WORDS[language].example})` : vat;
}

/** The company in parts, as it signs: name, address and numbers. Empty when none is filled in. */
export function signature(language: Language): string[] {
  const words = WORDS[language];
  const { legalName, address, kvk, vat, phone } = company.values;
  const parts = [
    legalName,
    address,
    kvk && `${words.kvk} ${kvk}`,
    vat && `${words.vat} ${vat}`,
    phone && `${words.phone} ${phone}`,
  ].filter((part) => part !== "");
  return company.isExample ? [...parts, `(${words.example})`] : parts;
}

/** The same as one line. */
export const signatureLine = (language: Language): string => signature(language).join(", ").replace(", (", " (");
