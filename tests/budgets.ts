/** What a page may cost, in one table: `npm run bench pages` fails over it, and so does the journey of weights (tests/e2e/weight.spec.ts). */

/** Scripts in KB, compressed: of a visitor, what the counts of signed-in people add, of a form with pictures, of a page that React takes over, and of one of the desk. */
export const SCRIPT = { visitor: 7, counts: 1.6, form: 100, live: 162, desk: 227 };

/**
 * KB over the line of the main job of both people, from sign-up to review, with empty caches and without photos. The script of
 * their two conversations is half of it.
 */
export const MAIN_JOB = 700;

/** KB over the line of a first visit by kind, and how many requests all together. */
export const WEIGHED = ["html", "styles", "fonts", "script", "pictures", "requests"] as const;
export type Weight = Record<(typeof WEIGHED)[number], number>;

interface Kind {
  /** `{job}` is the job that stands first in the list. */
  path: string;
  most: Weight;
}

/** What is not the page's own: its styles come once it is there, in one file, and its faces in two. */
const around = { styles: 21, fonts: 31, script: SCRIPT.visitor };

export const KINDS = {
  home: { path: "/", most: { ...around, html: 20, pictures: 24, requests: 15 } },
  list: { path: "/browse-tasks", most: { ...around, html: 17, pictures: 52, requests: 18 } },
  job: { path: "{job}", most: { ...around, html: 16, pictures: 48, requests: 15 } },
  article: { path: "/blog/lekkende-kraan-repareren", most: { ...around, html: 16, pictures: 12, requests: 12 } },
  city: { path: "/klusjesman-utrecht", most: { ...around, html: 16, pictures: 20, requests: 13 } },
  login: { path: "/login", most: { ...around, html: 12, pictures: 6, requests: 12 } },
} satisfies Record<string, Kind>;
