import type { DealEndStep } from "../deals/deal-end";

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
  "job_category",
  "expiry",
  "unpaid",
  "release",
  "hold",
  "cancelling",
  "missed",
  "start_code",
  "withdrawal",
  "disputes",
  "chargebacks",
  "payouts",
  "reviews",
  "track_record",
  "cleanup",
] as const;
export type AutomaticRule = (typeof AUTOMATIC_RULES)[number];

/** Empty: the two choose the end. `people`: our team does. */
export const RULES_OF_END: Record<DealEndStep, readonly (AutomaticRule | "people")[]> = {
  cancelled: ["cancelling"],
  cancelled_late: ["cancelling"],
  missed_by_helper: ["missed"],
  missed_by_owner: ["missed"],
  revoked: ["withdrawal"],
  held_too_long: ["hold"],
  decided: ["people"],
  team: ["people"],
  taken_down: ["people"],
  withdrawn: [],
  deleted: [],
  agreed: [],
  together: [],
  owner_left: [],
  helper_left: [],
  left_done: [],
};
