import type nl from "../nl/stream";

export default {
  open: "New messages appear by themselves.",
  ended: "No more messages appear here.",
  refresh: "Refresh",
} satisfies typeof nl;
