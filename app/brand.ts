import { look } from "./brand-look";
import type { LinkedApps } from "./domain/app-links";
import type { Company, Stores } from "./domain/company";
import type { Named } from "./domain/named";

/** None yet: their ids come with the apps. */
const linkedApps: LinkedApps = { ios: [], android: [] };

const press: readonly Named[] = [];
const partners: readonly Named[] = [];
const company: Company = { legalName: "", address: "", kvk: "", vat: "", phone: "" };
/** Addresses in the stores; without one there is no app, and nothing mentions it. */
const stores: Stores = { ios: "", android: "" };
const video = null as { src: string; poster: string } | null;

/** Everything that names this product. Another brand is an edit of this file and brand-look.ts (and of the mark in components/brand). */
export const brand = {
  ...look,
  /** What the helpers are called. */
  plural: "Buurklussers",
  domain: "buurklusser.nl",
  supportEmail: "hallo@buurklusser.nl",
  /** Claims of the company about itself; figures, so that each language writes them its own way. */
  claims: { jobsSolved: 1000, helpers: 10_000, rating: 4.8, reviews: 1200 },
  /** Who wrote about us and who works with us, when anybody did, and a video of our own (a file of this site). */
  press,
  partners,
  video,
  /**
   * Fill in before going live (brand-shown.ts): a deployment hides what is empty and warns of it once at its start. On a
   * developer's machine the examples below take the place of what is empty, marked as such.
   */
  company,
  stores,
  examples: {
    company: {
      legalName: "Buurklusser B.V.",
      address: "Voorbeeldstraat 1, 1234 AB Voorbeeldstad",
      kvk: "12345678",
      vat: "NL123456789B01",
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
  /** Deep links open the app of the same environment. */
  appSchemes: {
    development: "buurklusser-dev",
    staging: "buurklusser-staging",
    production: "buurklusser",
  },
  linkedApps,
} as const;
