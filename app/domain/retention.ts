/** How many days the nightly cleaning leaves what is over (workers/api/tasks/cleanup.ts), and the privacy page says. */
export const KEPT_DAYS = {
  /** Answers that a repeated request gets again. */
  answers: 1,
  /** Hits of a limit, at most. */
  hits: 1,
  /** Links in mails, once they have expired. */
  links: 30,
  /** Sessions, once they have ended. */
  sessions: 30,
  /** Browsers somebody logged in from, since they last did: by then the browser itself no longer knows. */
  devices: 366,
  /** That a mail or push went out: what it said is gone at once. */
  letters: 30,
  /** What somebody was told: what it was about stays where it is. */
  notifications: 365,
  /** Single visits by a partner's link, once they are counted. */
  visits: 90,
} as const;

/** How many days messages lie where they are written; older ones are read from the archive (workers/api/tasks/archive.ts). */
export const HOT_DAYS = 365;

/**
 * Full calendar years that tax data is kept after the last year in which its owner was paid, also when the account is removed.
 * Directive (EU) 2021/514 (DAC7), annex V, section IV, under B: 5 to 10 years after the year of the report. Article 52 of the
 * Algemene wet inzake rijksbelastingen, on our books: 7 years.
 */
export const TAX_DATA_YEARS = 7;

/** Payments from this day (Amsterdam) on keep the tax data of who received them. */
export const taxDataKeptFrom = (today: string): string => `${Number(today.slice(0, 4)) - TAX_DATA_YEARS}-01-01`;
