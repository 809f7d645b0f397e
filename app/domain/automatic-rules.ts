/** The decisions about people that the software makes by itself, in the order of the page that tells of it (app/content/automatic). */
export const AUTOMATIC_RULES = [
  "job_order",
  "search_order",
  "helper_order",
  "new_jobs",
  "saved_searches",
  "away",
  "contact_guard",
  "photos",
  "limits",
  "expiry",
  "unpaid",
  "release",
  "hold",
  "cancelling",
  "missed",
  "disputes",
  "payouts",
  "reviews",
  "track_record",
  "cleanup",
] as const;
export type AutomaticRule = (typeof AUTOMATIC_RULES)[number];
