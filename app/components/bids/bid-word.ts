import type { Bid } from "~/domain/bid";
import { toldEnd } from "~/domain/bid-life";

/** The key of how a bid stands, in words: how it ended says more than that it was not chosen. */
export const bidWord = ({ status, ended }: Pick<Bid, "status" | "ended">) =>
  `terms:bid.${toldEnd(ended) ?? status}` as const;
