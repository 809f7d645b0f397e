import type { MetaDescriptor } from "react-router";
import { brand } from "~/brand";
import { LANGUAGES } from "~/domain/language";
import { countedTitle } from "~/live/unread";

/** What a loader says of its page. */
interface Described {
  title?: string;
  description?: string;
  /** The one address of the page, absolute: never made of what a request happened to ask. */
  canonical?: string;
  /** A picture of it, absolute or of this site. */
  image?: string;
  /** Its news, as RSS: an address of this site. */
  feed?: string;
}

interface MetaArgs {
  loaderData?: unknown;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
}

/** The site's own sentence and address, and what the reader has not read, from the root. */
const siteOf = ({ matches }: MetaArgs) =>
  (matches[0]?.loaderData ?? {}) as { description?: string; origin?: string; unread?: number };
const pageOf = ({ loaderData }: MetaArgs) => (loaderData ?? {}) as Described;

const inLanguage = (address: string, language: string) => {
  const url = new URL(address);
  url.searchParams.set("lng", language);
  return url.href;
};

/** Title, description, and the card that shows when the page is shared. */
function described(args: MetaArgs): MetaDescriptor[] {
  const { title, image = "/icons/icon-512.png", ...page } = pageOf(args);
  const { origin, ...site } = siteOf(args);
  const description = page.description ?? site.description ?? "";
  return [
    titleOf(args),
    { name: "description", content: description },
    { property: "og:title", content: title ?? brand.name },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: brand.name },
    ...(origin ? [{ property: "og:image", content: new URL(image, origin).href }] : []),
    { tagName: "link", rel: "manifest", href: "/site.webmanifest" },
  ];
}

/** The title of a page, with how many conversations its reader has not read. */
function titleOf(args: MetaArgs): MetaDescriptor {
  const { title } = pageOf(args);
  return { title: countedTitle(title ? `${title} · ${brand.name}` : brand.name, siteOf(args).unread ?? 0) };
}

const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** `meta` of a page that no search engine should show. */
export const privateMeta = (args: MetaArgs): MetaDescriptor[] => [...described(args), NOT_INDEXED];

/** `meta` of a live page: one's own, so nobody finds or shares it, and the browser loads what makes it. */
export const liveMeta = (args: MetaArgs): MetaDescriptor[] => [titleOf(args), NOT_INDEXED];

/** The same of a page that may not be there: its error boundary says the title then. */
export const foundMeta = (args: MetaArgs): MetaDescriptor[] => (args.loaderData ? privateMeta(args) : []);

/** `meta` of a page for everyone: with its one address, also in each language. */
export function publicMeta(args: MetaArgs): MetaDescriptor[] {
  const { canonical, feed, title } = pageOf(args);
  if (!canonical) return privateMeta(args);
  const alternate = (hrefLang: string, href: string) => ({
    tagName: "link" as const,
    rel: "alternate",
    hrefLang,
    href,
  });
  return [
    ...described(args),
    { property: "og:url", content: canonical },
    { tagName: "link", rel: "canonical", href: canonical },
    alternate("x-default", canonical),
    ...LANGUAGES.map((language) => alternate(language, inLanguage(canonical, language))),
    ...(feed ? [{ tagName: "link" as const, rel: "alternate", type: "application/rss+xml", title, href: feed }] : []),
  ];
}
