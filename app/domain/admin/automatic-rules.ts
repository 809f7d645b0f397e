import type { DealEndStep } from "../deals/deal-end-step";

export const AUTOMATIC_RULES = [
  "job_order",
  "search_order",
  "helper_order",
  "new_jobs",
  "saved_searches",
  "away",
  "reminders",
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
  "suspended",
  "mailbox",
  "cleanup",
] as const;
export type AutomaticRule = (typeof AUTOMATIC_RULES)[number];

export interface LeftOut {
  because: string;
}

export const RULES_OF_PAUSE = {
  begun: "hold",
  objected: "suspended",
  bank: "chargebacks",
} as const satisfies Record<string, AutomaticRule>;
export type PauseCause = keyof typeof RULES_OF_PAUSE;

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
