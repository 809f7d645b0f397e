import { brand } from "./brand";
import { type Social, shownSettings } from "./domain/site/company";
import type { Language } from "./domain/values/language";

const deployed = import.meta.env.DEPLOYED === true;

export const company = shownSettings(brand.company, brand.examples.company, deployed);

export const stores = shownSettings(brand.stores, brand.examples.stores, deployed);

export const social = shownSettings<Social>(brand.social, { instagram: "", facebook: "", linkedin: "" }, deployed);

/** Mails and forms need the address. Pages hide it while it is empty. */
export const support = shownSettings<{ email: string }>({ email: brand.supportEmail }, { email: "" }, deployed);

const namesIn = (group: string, { missing }: { missing: readonly string[] }) =>
  missing.map((name) => `${group}.${name}`);

export const hiddenSettings = deployed
  ? [
      ...namesIn("company", company),
      ...namesIn("stores", stores),
      ...namesIn("social", social),
      ...namesIn("support", support),
    ]
  : [];

const WORDS = {
  nl: { kvk: "KVK", vat: "btw", phone: "telefoon", example: "voorbeeld" },
  en: { kvk: "KVK", vat: "VAT", phone: "phone", example: "example" },
};

export function companyVat(language: Language): string {
  const { vat } = company.values;
  return vat && company.isExample ? `${vat} (${WORDS[language].example})` : vat;
}

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

export const signatureLine = (language: Language): string => signature(language).join(", ").replace(", (", " (");
