export const CATEGORIES = [
  { id: 1, slug: "handig", nl: "Handig", en: "Handy" },
  { id: 2, slug: "schoonmaken", nl: "Schoonmaken", en: "Cleaning" },
  { id: 3, slug: "verhuizen", nl: "Verhuizen", en: "Moving" },
  { id: 4, slug: "schilderen", nl: "Schilderen", en: "Painting" },
  { id: 5, slug: "tuinieren", nl: "Tuinieren", en: "Gardening" },
  { id: 6, slug: "overig", nl: "Overig", en: "Other" },
  { id: 7, slug: "fotografie", nl: "Fotografie", en: "Photography" },
  { id: 8, slug: "tech", nl: "Tech", en: "Tech" },
  { id: 9, slug: "elektra", nl: "Elektra", en: "Electricity" },
  { id: 10, slug: "loodgieter", nl: "Loodgieter", en: "Plumbing" },
] as const;

export type Category = (typeof CATEGORIES)[number];
export type CategoryId = Category["id"];
export const DEFAULT_CATEGORY: CategoryId = 6;

/** For lists to choose from: the general category comes last. Ids follow the specification. */
export const CATEGORIES_SHOWN: readonly Category[] = [
  ...CATEGORIES.filter(({ id }) => id !== DEFAULT_CATEGORY),
  ...CATEGORIES.filter(({ id }) => id === DEFAULT_CATEGORY),
];

export function categoryOf(id: number) {
  return CATEGORIES.find((category) => category.id === id) ?? CATEGORIES[5];
}
