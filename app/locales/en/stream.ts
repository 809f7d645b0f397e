import type nl from "../nl/stream";

export default {
  open: "New messages appear automatically.",
  ended: "There are no more new messages here.",
  refresh: "Refresh",
} satisfies typeof nl;
