import type { Bid } from "~/domain/bid";
import { toldEnd } from "~/domain/bid-life";

export const bidWord = ({ status, ended, being_paid }: Pick<Bid, "status" | "ended" | "being_paid">) =>
  `terms:bid.${being_paid ? "paying" : (toldEnd(ended) ?? status)}` as const;
