/**
 * Days of retention after which the nightly task deletes (workers/api/tasks/cleanup.ts). The privacy page shows them.
 */
export const KEPT_DAYS = {
  answers: 1,
  hits: 1,
  links: 30,
  sessions: 30,
  /** Known browsers, since their last login. The cookie has expired by then. */
  devices: 366,
  /** Records of mails and pushes, and failed deliveries. The content of a sent one is deleted at once. */
  letters: 30,
  notifications: 365,
  visits: 90,
} as const;

/** Days of point-in-time recovery (docs/running.md). Deleted data stays in those copies. */
export const RESTORE_DAYS = 30;

/** Days until messages move to the archive (workers/api/tasks/archive.ts). */
export const HOT_DAYS = 365;

/**
 * Calendar years to keep tax data after the last payment, even after deleting the account. Directive (EU) 2021/514
 * (DAC7), annex V, section IV, under B: 5 to 10 years after the year of the report. Article 52 of the Algemene wet
 * inzake rijksbelastingen (our books): 7 years.
 */
export const TAX_DATA_YEARS = 7;

export const taxDataKeptFrom = (today: string): string => `${Number(today.slice(0, 4)) - TAX_DATA_YEARS}-01-01`;
