import type { MetaDescriptor } from "react-router";
import { look } from "~/brand-look";
import { isLanguage, LANGUAGES, type Language } from "~/domain/values/language";
import { countedTitle } from "~/live/unread";

interface Described {
  title?: string;
  description?: string;
  /** The canonical address, absolute. Never derived from the request. */
  canonical?: string;
  image?: string;
  feed?: string;
}

interface MetaArgs {
  loaderData?: unknown;
  matches: readonly ({ loaderData?: unknown } | undefined)[];
  location: { search: string };
}

const siteOf = ({ matches }: MetaArgs) =>
  (matches[0]?.loaderData ?? {}) as { description?: string; origin?: string; unread?: number; errorWord?: string };
const pageOf = ({ loaderData }: MetaArgs) => (loaderData ?? {}) as Described;

/**
 * The address in a language. The bare address is the Dutch one: without a preference the site is Dutch, as search
 * engines see it.
 */
const inLanguage = (address: string, language: Language) => {
  if (language === "nl") return address;
  const url = new URL(address);
  url.searchParams.set("lng", language);
  return url.href;
};

const SHARING = "/sharing/";
const DEFAULT_PICTURE = `${SHARING}default.png`;

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

function titleOf(args: MetaArgs): MetaDescriptor {
  const { title } = pageOf(args);
  const { errorWord, unread = 0 } = siteOf(args);
  const named = title ? `${title} · ${look.name}` : look.name;
  return { title: countedTitle(errorWord ? `${errorWord} ${named}` : named, unread) };
}

const NOT_INDEXED: MetaDescriptor = { name: "robots", content: "noindex" };

export const privateMeta = (args: MetaArgs): MetaDescriptor[] =>
  args.loaderData ? [...described(args), NOT_INDEXED] : [];

export const liveMeta = (args: MetaArgs): MetaDescriptor[] => [titleOf(args), NOT_INDEXED];

function askedLanguage({ location }: MetaArgs): Language {
  const requested = new URLSearchParams(location.search).get("lng");
  return isLanguage(requested) ? requested : "nl";
}

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
