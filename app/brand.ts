import { look } from "./brand-look";
import type { LinkedApps } from "./domain/site/app-links";
import type { Company, Stores } from "./domain/site/company";
import type { Named } from "./domain/values/named";

const linkedApps: LinkedApps = { ios: [], android: [] };

const press: readonly Named[] = [];
const partners: readonly Named[] = [];
const company: Company = { legalName: "", address: "", kvk: "", vat: "", phone: "" };
/** Empty means that there is no app, and no page mentions one. */
const stores: Stores = { ios: "", android: "" };
const video = null as { src: string; poster: string } | null;

/** To change the brand, edit this file, brand-look.ts, domain/site/brand-name.ts and the mark in components/brand. */
export const brand = {
  ...look,
  plural: "Buurklussers",
  domain: "buurklusser.nl",
  supportEmail: "hallo@buurklusser.nl",
  claims: { jobsSolved: 1000, helpers: 10_000, rating: 4.8, reviews: 1200 },
  press,
  partners,
  video,
  /** Fill in before going live. A deployment hides empty values and logs a warning at its start. Locally labelled examples replace them. */
  company,
  stores,
  examples: {
    company: {
      legalName: "Buurklusser B.V.",
      address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad",
      kvk: "12345678",
      vat: "NL123456782B01",
      phone: "010 123 45 67",
    },
    stores: {
      ios: "https://apps.apple.com/nl/app/buurklusser/id1600000000",
      android: "https://play.google.com/store/apps/details?id=nl.buurklusser.app",
    },
  },
  social: {
    instagram: "https://www.instagram.com/buurklusser",
    facebook: "https://www.facebook.com/buurklusser",
    linkedin: "https://www.linkedin.com/company/buurklusser",
  },
  appSchemes: {
    development: "buurklusser-dev",
    staging: "buurklusser-staging",
    production: "buurklusser",
  },
  linkedApps,
} as const;
