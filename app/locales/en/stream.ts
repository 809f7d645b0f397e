import type nl from "../nl/stream";

export default {
  open: "New messages appear by themselves, a few seconds later.",
  live: "New messages appear at once.",
  goLive: "Show them at once",
  ended: "There are no more new messages here.",
  refresh: "Refresh",
} satisfies typeof nl;
