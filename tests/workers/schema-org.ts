import { z } from "zod";

/* Requirements of schema.org and its readers for our structured data: required fields, and no unknown ones. */

const text = z.string().trim().min(1);
const url = z.url();
const address = z.strictObject({
  "@type": z.literal("PostalAddress"),
  addressCountry: z.literal("NL"),
  addressLocality: text.optional(),
  postalCode: z
    .string()
    .regex(/^\d{4}$/)
    .optional(),
});
const context = { "@context": z.literal("https://schema.org") };
const rating = z.strictObject({
  "@type": z.literal("AggregateRating"),
  ratingValue: z.number().min(1).max(5),
  reviewCount: z.int().min(1),
  bestRating: z.literal(5),
});
const city = z.strictObject({
  "@type": z.literal("City"),
  name: text,
  containedInPlace: z.strictObject({ "@type": z.literal("Country"), name: z.literal("NL") }),
});
const named = z.strictObject({ "@type": z.literal("Organization"), name: text, url });

const steps = z
  .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, item: url }))
  .min(2)
  .refine((list) => list.every(({ position }, at) => position === at + 1), { error: "not counted from 1" });

const person = {
  name: text,
  url,
  description: text.optional(),
  image: url.optional(),
  address: address.optional(),
};

export const structuredData = z.discriminatedUnion("@type", [
  z.strictObject({
    ...context,
    "@type": z.literal("Organization"),
    name: text,
    url,
    logo: url,
    email: z.email(),
    sameAs: z.array(url),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("WebSite"),
    name: text,
    url,
    inLanguage: z.array(z.enum(["nl", "en"])),
    potentialAction: z.strictObject({
      "@type": z.literal("SearchAction"),
      target: z.strictObject({
        "@type": z.literal("EntryPoint"),
        urlTemplate: z.string().includes("{search_term_string}"),
      }),
      "query-input": z.literal("required name=search_term_string"),
    }),
  }),
  z.strictObject({ ...context, "@type": z.literal("BreadcrumbList"), itemListElement: steps }),
  z.strictObject({
    ...context,
    "@type": z.literal("Demand"),
    url,
    name: text,
    description: text.optional(),
    availabilityStarts: z.iso.datetime(),
    availabilityEnds: z.iso.datetime().optional(),
    areaServed: z.strictObject({ "@type": z.literal("Place"), address }).optional(),
    priceSpecification: z
      .strictObject({
        "@type": z.literal("PriceSpecification"),
        price: z.string().regex(/^\d+\.\d{2}$/),
        priceCurrency: z.literal("EUR"),
      })
      .optional(),
  }),
  z.strictObject({ ...context, "@type": z.literal("Person"), ...person, jobTitle: text.optional() }),
  z.strictObject({ ...context, "@type": z.literal("LocalBusiness"), ...person, aggregateRating: rating.optional() }),
  z.strictObject({
    ...context,
    "@type": z.literal("Service"),
    name: text,
    description: text,
    url,
    serviceType: text,
    areaServed: city,
    provider: z.strictObject({
      "@type": z.literal("LocalBusiness"),
      name: text,
      url,
      email: z.email(),
      image: url,
      address,
      areaServed: city,
    }),
  }),
  ...(["WebPage", "ContactPage"] as const).map((type) =>
    z.strictObject({ ...context, "@type": z.literal(type), name: text, description: text, url }),
  ),
  z.strictObject({
    ...context,
    "@type": z.literal("CollectionPage"),
    name: text,
    description: text,
    url,
    mainEntity: z.strictObject({
      "@type": z.literal("ItemList"),
      numberOfItems: z.int(),
      itemListElement: z
        .array(z.strictObject({ "@type": z.literal("ListItem"), position: z.int(), name: text, url }))
        .refine((list) => list.every(({ position }, at) => position === at + 1), { error: "not counted from 1" }),
    }),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("FAQPage"),
    mainEntity: z
      .array(
        z.strictObject({
          "@type": z.literal("Question"),
          name: text,
          acceptedAnswer: z.strictObject({ "@type": z.literal("Answer"), text }),
        }),
      )
      .min(1),
  }),
  z.strictObject({
    ...context,
    "@type": z.literal("Article"),
    headline: text,
    description: text,
    datePublished: z.iso.date(),
    inLanguage: z.enum(["nl", "en"]),
    timeRequired: z.string().regex(/^PT\d+M$/),
    mainEntityOfPage: url,
    author: named,
    publisher: named,
    image: url,
  }),
]);
