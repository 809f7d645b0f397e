import type { Bid } from "~/domain/bid";

/** The key of how a bid stands, in words: how it ended says more than that it was not chosen. */
export const bidWord = ({ status, ended }: Pick<Bid, "status" | "ended">) =>
  ended && ended !== "rejected" && ended !== "lapsed"
    ? (`terms:bid.${ended}` as const)
    : (`terms:bid.${status}` as const);
