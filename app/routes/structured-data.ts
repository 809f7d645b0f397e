import type { MetaDescriptor } from "react-router";
import { brand } from "~/brand";
import { social, support } from "~/brand-shown";
import type { UserPublic } from "~/domain/accounts/user";
import type { Job } from "~/domain/jobs/job";
import type { ArticleSummary } from "~/domain/site/article";
import { LANGUAGES, type Language } from "~/domain/values/language";
import { publicMeta } from "./head";

export function organization(address = ""): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Organization",
      name: brand.name,
      url: address,
      logo: `${address}icons/icon-512.png`,
      ...(support.values.email && { email: support.values.email }),
      sameAs: Object.values(social.values).filter(Boolean),
    },
  };
}

export function website(address = ""): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "WebSite",
      name: brand.name,
      url: address,
      inLanguage: [...LANGUAGES],
      potentialAction: {
        "@type": "SearchAction",
        target: { "@type": "EntryPoint", urlTemplate: `${address}browse-tasks?search={search_term_string}` },
        "query-input": "required name=search_term_string",
      },
    },
  };
}

interface Trail {
  canonical: string;
  name: string;
  trail: { name: string; path: string }[];
}

export function breadcrumb({ canonical, name: pageName, trail }: Trail): MetaDescriptor {
  const steps = [...trail, { name: pageName, path: canonical }];
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "BreadcrumbList",
      itemListElement: steps.map(({ name, path }, at) => ({
        "@type": "ListItem",
        position: at + 1,
        name,
        item: new URL(path, canonical).href,
      })),
    },
  };
}

export function aboutJob({ job, canonical }: { job: Job; canonical: string }): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Demand",
      url: canonical,
      name: job.title,
      ...(job.description && { description: job.description }),
      availabilityStarts: job.created_at,
      ...(job.expires_at && { availabilityEnds: job.expires_at }),
      ...(job.city && {
        areaServed: {
          "@type": "Place",
          address: {
            "@type": "PostalAddress",
            addressCountry: "NL",
            addressLocality: job.city,
            postalCode: job.zipcode?.slice(0, 4),
          },
        },
      }),
      ...(job.price_type === "budget" && {
        priceSpecification: { "@type": "PriceSpecification", price: job.budget, priceCurrency: "EUR" },
      }),
    },
  };
}

interface Written {
  article: ArticleSummary;
  image: string;
  author: string;
  language: Language;
  canonical: string;
}

export function aboutArticle({ article, image, author, language, canonical }: Written): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Article",
      headline: article.title,
      description: article.intro,
      image: new URL(image, canonical).href,
      datePublished: article.date,
      inLanguage: language,
      timeRequired: `PT${article.minutes}M`,
      mainEntityOfPage: canonical,
      author: { "@type": "Organization", name: author, url: new URL("/", canonical).href },
      publisher: { "@type": "Organization", name: brand.name, url: new URL("/", canonical).href },
    },
  };
}

export function aboutPerson({ person, canonical }: { person: UserPublic; canonical: string }): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": person.business ? "LocalBusiness" : "Person",
      name: person.name,
      url: canonical,
      ...(person.bio && { description: person.bio }),
      ...(person.image && { image: new URL(person.image, canonical).href }),
      ...(person.function_title && !person.business && { jobTitle: person.function_title }),
      ...(person.city && {
        address: { "@type": "PostalAddress", addressCountry: "NL", addressLocality: person.city },
      }),
      ...(person.business &&
        person.helper_rating != null && {
          aggregateRating: {
            "@type": "AggregateRating",
            ratingValue: person.helper_rating,
            reviewCount: person.helper_reviews_count ?? 0,
            bestRating: 5,
          },
        }),
    },
  };
}

interface InCity {
  name: string;
  title: string;
  description: string;
  canonical: string;
}

/** Without a rating, because reviews are about people. */
export function aboutCity({ name, title, description, canonical }: InCity): MetaDescriptor {
  const home = new URL("/", canonical).href;
  const areaServed = { "@type": "City", name, containedInPlace: { "@type": "Country", name: "NL" } };
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Service",
      name: title,
      description,
      url: canonical,
      serviceType: title,
      areaServed,
      provider: {
        "@type": "LocalBusiness",
        name: brand.name,
        url: home,
        ...(support.values.email && { email: support.values.email }),
        image: new URL("/icons/icon-512.png", canonical).href,
        address: { "@type": "PostalAddress", addressCountry: "NL" },
        areaServed,
      },
    },
  };
}

interface ListedPage {
  title: string;
  description: string;
  canonical: string;
}

export const sitePage = (
  type: "WebPage" | "ContactPage",
  { title, description, canonical }: ListedPage,
): MetaDescriptor => ({
  "script:ld+json": { "@context": "https://schema.org", "@type": type, name: title, description, url: canonical },
});

function collection(page: ListedPage, items: readonly { name: string; path: string }[]): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "CollectionPage",
      name: page.title,
      description: page.description,
      url: page.canonical,
      mainEntity: {
        "@type": "ItemList",
        numberOfItems: items.length,
        itemListElement: items.map(({ name, path }, at) => ({
          "@type": "ListItem",
          position: at + 1,
          name,
          url: new URL(path, page.canonical).href,
        })),
      },
    },
  };
}

type ListArgs = Parameters<typeof publicMeta>[0] & { loaderData?: ListedPage };

export const listMeta = (args: ListArgs, items: readonly { name: string; path: string }[] = []): MetaDescriptor[] =>
  args.loaderData ? [...publicMeta(args), collection(args.loaderData, items)] : publicMeta(args);
