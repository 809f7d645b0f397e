import type nl from "~/locales/nl/shell";
import type { IconName } from "../ui/icon-names";

interface SiteLink {
  to: string;
  text: `pages.${keyof (typeof nl)["pages"]}`;
  icon?: IconName;
}

export const HEADER_LINKS = [
  { to: "/browse-tasks", text: "pages.browse", icon: "search" },
  { to: "/helpers", text: "pages.helpers", icon: "users" },
  { to: "/over", text: "pages.about", icon: "heart" },
  { to: "/hoe-werkt-het", text: "pages.how", icon: "info" },
  { to: "/faq", text: "pages.faq", icon: "question" },
] as const satisfies readonly SiteLink[];

export const FOOTER_LINKS = {
  jobs: [
    { to: "/browse-tasks", text: "pages.browse" },
    { to: "/helpers", text: "pages.helpers" },
    { to: "/post-job", text: "pages.post" },
    { to: "/categorieen", text: "pages.categories" },
    { to: "/hoe-werkt-het", text: "pages.how" },
  ],
  us: [
    { to: "/over", text: "pages.about" },
    { to: "/faq", text: "pages.faq" },
    { to: "/blog", text: "pages.blog" },
    { to: "/contact", text: "pages.contact" },
    { to: "/status", text: "pages.status" },
  ],
  together: [
    { to: "/business", text: "pages.business" },
    { to: "/partner", text: "pages.partner" },
    { to: "/partner-login", text: "pages.partnerLogin" },
  ],
} as const satisfies Record<string, readonly SiteLink[]>;

export const LEGAL_LINKS = [
  { to: "/terms-and-conditions", text: "pages.terms" },
  { to: "/privacy", text: "pages.privacy" },
  { to: "/herroepen", text: "pages.withdraw" },
  { to: "/automatisch", text: "pages.automatic" },
  { to: "/toegankelijkheid", text: "pages.accessibility" },
  { to: "/meldingen", text: "pages.oversight" },
  { to: "/sitemap.xml", text: "pages.sitemap" },
] as const satisfies readonly SiteLink[];
