import type { MetaDescriptor } from "react-router";
import { look } from "~/brand-look";
import { isLanguage, LANGUAGES, type Language } from "~/domain/language";
import { countedTitle } from "~/live/unread";

/** What a loader says of its page. */
interface Described {
  title?: string;
  description?: string;
  /** The one address of the page, absolute: never made of what a request happened to ask. */
  canonical?: string;
  /** A picture of it, absolute or of this site: of 1200 by 630 where it is made for sharing. */
  image?: string;
  /** Its news, as RSS: an address of this site. */
  feed?: string;
}

interface MetaArgs {
  loaderData?: unknown;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { search: string };
}

/** The site's own sentence and address, what the reader has not read, and the word for a refused form, from the root. */
const siteOf = ({ matches }: MetaArgs) =>
  (matches[0]?.loaderData ?? {}) as { description?: string; origin?: string; unread?: number; fault?: string };
const pageOf = ({ loaderData }: MetaArgs) => (loaderData ?? {}) as Described;

/**
 * A page in a language. Without one it is in that of its reader, and in Dutch for who asks for none, as search engines do:
 * that address is the Dutch page as well.
 */
const inLanguage = (address: string, language: Language) => {
  if (language === "nl") return address;
  const url = new URL(address);
  url.searchParams.set("lng", language);
  return url.href;
};

/** The folder of the pictures that scripts/draw-sharing.mjs makes (docs/decisions/042-sharing-pictures.md). */
const SHARING = "/sharing/";
const DEFAULT_PICTURE = `${SHARING}default.png`;

/** The picture that shows when the page is shared. */
function pictured({ title, image = DEFAULT_PICTURE }: Described, origin: string): MetaDescriptor[] {
  const made = image.startsWith(SHARING);
  return [
    { property: "og:image", content: new URL(image, origin).href },
    { property: "og:image:alt", content: title ?? look.name },
    ...(made
      ? [
          { property: "og:image:width", content: "1200" },
          { property: "og:image:height", content: "630" },
        ]
      : []),
    { name: "twitter:card", content: made ? "summary_large_image" : "summary" },
  ];
}

/** Title, description, and the card that shows when the page is shared. */
function described(args: MetaArgs): MetaDescriptor[] {
  const page = pageOf(args);
  const { origin, ...site } = siteOf(args);
  const description = page.description ?? site.description ?? "";
  return [
    titleOf(args),
    { name: "description", content: description },
    { property: "og:title", content: page.title ?? look.name },
    { property: "og:description", content: description },
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: look.name },
    ...(origin ? pictured(page, origin) : []),
    { tagName: "link", rel: "manifest", href: "/site.webmanifest" },
  ];
}

/** The title of a page: that its form was refused, and how many conversations its reader has not read. */
function titleOf(args: MetaArgs): MetaDescriptor {
  const { title } = pageOf(args);
  const { fault, unread = 0 } = siteOf(args);
  const named = title ? `${title} · ${look.name}` : look.name;
  return { title: countedTitle(fault ? `${fault} ${named}` : named, unread) };
}

const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

/** `meta` of a page that no search engine should show. */
export const privateMeta = (args: MetaArgs): MetaDescriptor[] => [...described(args), NOT_INDEXED];

/** `meta` of a live page: one's own, so nobody finds or shares it, and the browser loads what makes it. */
export const liveMeta = (args: MetaArgs): MetaDescriptor[] => [titleOf(args), NOT_INDEXED];

/** The same of a page that may not be there: its error boundary says the title then. */
export const foundMeta = (args: MetaArgs): MetaDescriptor[] => (args.loaderData ? privateMeta(args) : []);

/** The language that was asked for by the address; without one it is the page of no language, which is the Dutch one too. */
function askedLanguage({ location }: MetaArgs): Language {
  const asked = new URLSearchParams(location.search).get("lng");
  return isLanguage(asked) ? asked : "nl";
}

/** `meta` of a page for everyone: with its one address in this language, and those in each. */
export function publicMeta(args: MetaArgs): MetaDescriptor[] {
  const { canonical: page, feed, title } = pageOf(args);
  if (!page) return privateMeta(args);
  const canonical = inLanguage(page, askedLanguage(args));
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
    alternate("x-default", page),
    ...LANGUAGES.map((language) => alternate(language, inLanguage(page, language))),
    ...(feed ? [{ tagName: "link" as const, rel: "alternate", type: "application/rss+xml", title, href: feed }] : []),
  ];
}
