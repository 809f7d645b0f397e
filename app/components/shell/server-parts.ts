import { Banners } from "./banners";
import { Footer } from "./footer";
import { LanguageChoice } from "./language-choice";
import { MenuLinks, SiteLinks } from "./site-nav";
import { Strips } from "./strips";
import { VisitorHeader } from "./visitor-header";

/** What app/entry.server.tsx gives to the shell of every page. */
export const serverParts = { Banners, Footer, LanguageChoice, MenuLinks, SiteLinks, Strips, VisitorHeader };
export type ServerParts = typeof serverParts;
