import type { MetaDescriptor } from "react-router";
import type { Job } from "~/domain/job";

/** What machines may know of a job: what is asked, where, and for how much. React Router escapes it. */
export function structured(job: Job, address: string): MetaDescriptor {
  return {
    "script:ld+json": {
      "@context": "https://schema.org",
      "@type": "Demand",
      url: address,
      name: job.title,
      description: job.description,
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
