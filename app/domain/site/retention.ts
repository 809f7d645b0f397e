/** The nightly task deletes after these days (workers/api/tasks/cleanup.ts). The privacy page shows them. */
export const KEPT_DAYS = {
  answers: 1,
  hits: 1,
  links: 30,
  sessions: 30,
  devices: 366,
  /** The content of a sent mail or push is deleted at once. */
  deliveries: 30,
  notifications: 365,
  visits: 90,
} as const;

/** Deleted data stays in the copies of point-in-time recovery (docs/running.md). */
export const RESTORE_DAYS = 30;

export const HOT_DAYS = 365;

/**
 * Calendar years after the last payment, even after deleting the account. Directive (EU) 2021/514 (DAC7), annex V, section IV, under B: 5 to 10 years after
 * the year of the report. Article 52 of the Algemene wet inzake rijksbelastingen (our books): 7 years.
 */
export const TAX_DATA_YEARS = 7;

export const taxDataKeptFrom = (today: string): string => `${Number(today.slice(0, 4)) - TAX_DATA_YEARS}-01-01`;
