export const CITIES = [
  { slug: "amsterdam", nl: "Amsterdam", en: "Amsterdam", zip4: "1012", km: 10 },
  { slug: "rotterdam", nl: "Rotterdam", en: "Rotterdam", zip4: "3011", km: 12 },
  { slug: "den-haag", nl: "Den Haag", en: "The Hague", zip4: "2511", km: 10 },
  { slug: "utrecht", nl: "Utrecht", en: "Utrecht", zip4: "3511", km: 8 },
  { slug: "almere", nl: "Almere", en: "Almere", zip4: "1315", km: 10 },
  { slug: "haarlem", nl: "Haarlem", en: "Haarlem", zip4: "2011", km: 7 },
  { slug: "amersfoort", nl: "Amersfoort", en: "Amersfoort", zip4: "3811", km: 8 },
  { slug: "zaanstad", nl: "Zaanstad", en: "Zaanstad", zip4: "1506", km: 8 },
  { slug: "leiden", nl: "Leiden", en: "Leiden", zip4: "2311", km: 7 },
] as const;

export type City = (typeof CITIES)[number];
export type CitySlug = City["slug"];

export const cityPath = (slug: CitySlug) => `/klusjesman-${slug}`;
