import type nl from "../nl/statuses";

export const job = {
  open: "Open",
  reserved: "Reserved",
  solved: "Completed",
  stopped: "Ended",
  deleted: "Deleted",
  expired: "Expired",
  taken_down: "Taken down",
};
export const stage = { agreed: "Agreed", begun: "Started", done: "Work is done" };
export const bid = {
  paying: "Chosen, payment being processed",
  pending: "Awaiting a reply",
  yours: "Awaiting your reply",
  accepted: "Accepted",
  owner_suspended: "The client can’t choose right now",
  helper_suspended: "Can’t take on jobs right now",
  blocked: "No contact possible",
  reserved: "Job reserved",
  rejected: "Not chosen",
  unchosen: "Nobody chosen",
  withdrawn: "Withdrawn",
  cancelled: "Cancelled",
  expired: "Job expired",
  deleted: "Job deleted",
  taken_down: "Job taken down",
  removed: "No longer valid",
  reopened: "Job is open again",
};
export const payment = {
  open: "To be paid",
  processing: "Being processed",
  held: "Held",
  released: "Released",
  refunded: "Refunded",
  failed: "Failed",
  cancelled: "Cancelled",
  expired: "Expired",
  disputed: "In dispute",
  settled: "Paid",
};
export const refund = {
  otherAmount: "Other amount received",
  withdrawn: "Withdrawal with our team",
  partly: "Partly refunded",
  failed: "Refund failed",
};
export const payout = { requested: "On its way", paid: "Paid out", failed: "Failed" };
export const appointment = {
  proposed: "Proposed",
  accepted: "Agreed",
  declined: "Declined",
  missed: "No-show",
  unanswered: "Counts as a no-show",
  contested: "Contested",
  lapsed: "Lapsed",
  reported: "Reported",
};
export const dispute = { open: "Being discussed", desk: "With our team", closed: "Closed" };
export const chargeback = { open: "Charged back", lost: "Chargeback final" };
export const request = {
  waiting: "Awaiting a reply",
  yours: "Awaiting your reply",
  letGo: "Lapsed",
  declined: "Declined",
};

export default {
  job,
  stage,
  bid,
  payment,
  refund,
  payout,
  appointment,
  dispute,
  chargeback,
  request,
} satisfies typeof nl;
