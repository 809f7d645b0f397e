/**
 * The budgets of a page: `npm run bench paint` and `npm run bench pages` fail over it, and so does the journey of
 * weights (tests/e2e/weight.spec.ts).
 */

/** Milliseconds on a slow phone, except `cls`. */
export const VITALS = { lcp: 900, cls: 0, task: 100, inp: 100 };
export type Vitals = typeof VITALS;

/**
 * Compressed KB of scripts: of a visitor, the counts of signed-in users in addition, of a form with photos, of a live
 * page, and of an admin page.
 */
export const SCRIPT = { visitor: 6.5, counts: 1.6, form: 100, live: 156, desk: 220 };

/** Compressed KB of a first visit by kind, and the total number of requests. */
export const WEIGHED = ["html", "styles", "fonts", "script", "pictures", "requests"] as const;
export type Weight = Record<(typeof WEIGHED)[number], number>;

interface Kind {
  path: string;
  most: Weight;
}

/** Shared by all pages: styles in one file and fonts in two, loaded after the page. */
const around = { styles: 21, fonts: 31, script: SCRIPT.visitor };

export const KINDS = {
  home: { path: "/", most: { ...around, html: 20, pictures: 24, requests: 15 } },
  list: { path: "/browse-tasks", most: { ...around, html: 17, pictures: 52, requests: 18 } },
  job: { path: "{job}", most: { ...around, html: 16, pictures: 48, requests: 15 } },
  article: { path: "/blog/lekkende-kraan-repareren", most: { ...around, html: 16, pictures: 12, requests: 12 } },
  city: { path: "/klusjesman-utrecht", most: { ...around, html: 16, pictures: 20, requests: 13 } },
  login: { path: "/login", most: { ...around, html: 12, pictures: 6, requests: 12 } },
} satisfies Record<string, Kind>;
