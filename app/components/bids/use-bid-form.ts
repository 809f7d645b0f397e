import { type Bid, bidFields } from "~/domain/bid";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { typedPrice } from "../format";

/** The form of a bid, empty or with what is bid now; `3.00` is shown as the person would type it. */
export function useBidForm(bid: Pick<Bid, "amount" | "message"> | null, locale: "nl" | "en", lastResult?: Reply) {
  return useForm(bidFields, {
    id: "bid",
    lastResult,
    defaultValue: bid && { amount: typedPrice(bid.amount, locale), message: bid.message ?? "" },
  });
}
