import type { Bid } from "~/domain/bid";
import { toldEnd } from "~/domain/bid-life";

export const bidWord = ({ status, ended }: Pick<Bid, "status" | "ended">) =>
  `terms:bid.${toldEnd(ended) ?? status}` as const;
