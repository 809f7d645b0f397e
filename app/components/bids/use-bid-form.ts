import { type Bid, bidFields } from "~/domain/bid";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { typedPrice } from "../format";

export type TypedBid = Record<string, string>;
interface Filled {
  lastResult?: Reply;
  typed?: TypedBid;
}

/** The form of a bid: with what was typed, else with what is bid now; `3.00` is shown as the person would type it. */
export function useBidForm(
  bid: Pick<Bid, "amount" | "message"> | null,
  locale: "nl" | "en",
  { lastResult, typed }: Filled = {},
) {
  const now = bid && { amount: typedPrice(bid.amount, locale), message: bid.message ?? "" };
  return useForm(bidFields, { id: "bid", lastResult, defaultValue: typed ?? now });
}
