import { Banners } from "./banners";
import { Footer } from "./footer";
import { MenuLinks, SiteLinks } from "./site-nav";
import { Strips } from "./strips";
import { VisitorHeader } from "./visitor-header";

export const serverParts = { Banners, Footer, MenuLinks, SiteLinks, Strips, VisitorHeader };
export type ServerParts = typeof serverParts;
