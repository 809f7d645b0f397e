import { type Bid, bidFields } from "~/domain/deals/bid";
import { isDayAhead } from "~/domain/values/calendar";
import type { Language } from "~/domain/values/language";
import type { Reply } from "~/forms/read-form";
import { useForm } from "~/forms/use-form";
import { typedPrice } from "../format";

export type TypedBid = Record<string, string>;
interface Filled {
  now: number;
  lastResult?: Reply;
  typed?: TypedBid;
}

export function useBidForm(
  bid: Pick<Bid, "amount" | "message" | "first_day"> | null,
  locale: Language,
  { lastResult, typed, now }: Filled,
) {
  const sent = bid && {
    amount: typedPrice(bid.amount, locale),
    message: bid.message ?? "",
    first_day: isDayAhead(bid.first_day, now) ? bid.first_day : "",
  };
  return useForm(bidFields, { id: "bid", lastResult, defaultValue: typed ?? sent });
}
