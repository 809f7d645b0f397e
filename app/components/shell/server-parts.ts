import { Banners } from "./banners";
import { Footer } from "./footer";
import { LanguageChoice } from "./language-choice";
import { MenuLinks, SiteLinks } from "./site-nav";
import { Strips } from "./strips";
import { VisitorHeader } from "./visitor-header";

export const serverParts = { Banners, Footer, LanguageChoice, MenuLinks, SiteLinks, Strips, VisitorHeader };
export type ServerParts = typeof serverParts;
