/** The maximum costs of a page: `npm run bench pages` and tests/e2e/weight.spec.ts fail above them. */

/** Compressed scripts in KB: of a visitor; added by the unread counts of a logged-in user; of a form with images; of a live page; of an admin page. */
export const SCRIPT = { visitor: 7.7, counts: 1.6, form: 100, live: 170, desk: 205 };

/** KB of the main job for both users, from sign-up to review, with empty caches and without photos. Half of it is the script of their conversations. */
export const MAIN_JOB = 735;

/** KB of a first visit by kind; `requests` is a number. */
export const WEIGHED = ["html", "styles", "fonts", "script", "pictures", "requests"] as const;
export type Weight = Record<(typeof WEIGHED)[number], number>;

interface Kind {
  /** `{job}` is the first job of the list. */
  path: string;
  most: Weight;
}

/** Files that all pages share: all styles in one file, and the fonts in two. */
const around = { styles: 21, fonts: 31, script: SCRIPT.visitor };

export const KINDS = {
  home: { path: "/", most: { ...around, html: 20, pictures: 24, requests: 15 } },
  list: { path: "/browse-tasks", most: { ...around, html: 17, pictures: 52, requests: 18 } },
  job: { path: "{job}", most: { ...around, html: 16, pictures: 48, requests: 15 } },
  article: { path: "/blog/lekkende-kraan-repareren", most: { ...around, html: 16, pictures: 12, requests: 12 } },
  city: { path: "/klusjesman-utrecht", most: { ...around, html: 16, pictures: 20, requests: 13 } },
  login: { path: "/login", most: { ...around, html: 12, pictures: 6, requests: 12 } },
} satisfies Record<string, Kind>;
