/**
 * `revoked`: a withdrawal from the contract. `taken_down`: an admin deleted the job. `agreed` and `decided`: a dispute about the price ended. `team`: an
 * admin moved the money. `together`: the two agreed on an amount. `left_done`: one of the two deleted their account after the work was done.
 */
export const DEAL_ENDS = [
  "cancelled",
  "cancelled_late",
  "withdrawn",
  "missed_by_helper",
  "missed_by_owner",
  "revoked",
  "held_too_long",
  "deleted",
  "taken_down",
  "agreed",
  "decided",
  "team",
  "together",
  "owner_left",
  "helper_left",
  "left_done",
] as const;
export type DealEndStep = (typeof DEAL_ENDS)[number];
