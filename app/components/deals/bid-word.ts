import type { Bid } from "~/domain/deals/bid";
import { isAccepted, reportedEnd } from "~/domain/deals/bid-life";

export const bidWord = ({ status, ended, being_paid }: Pick<Bid, "status" | "ended" | "being_paid">) =>
  `statuses:bid.${being_paid ? "paying" : (reportedEnd(ended) ?? status)}` as const;

export const dealWord = (bid: Parameters<typeof bidWord>[0]) =>
  isAccepted(bid.status) && !bid.being_paid ? ("statuses:stage.agreed" as const) : bidWord(bid);
