import { type Bid, bidFields } from "~/domain/deals/bid";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { typedPrice } from "../format";

export type TypedBid = Record<string, string>;
interface Filled {
  lastResult?: Reply;
  typed?: TypedBid;
}

export function useBidForm(
  bid: Pick<Bid, "amount" | "message"> | null,
  locale: Language,
  { lastResult, typed }: Filled = {},
) {
  const now = bid && { amount: typedPrice(bid.amount, locale), message: bid.message ?? "" };
  return useForm(bidFields, { id: "bid", lastResult, defaultValue: typed ?? now });
}
