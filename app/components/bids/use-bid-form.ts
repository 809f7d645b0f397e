import { type SubmissionResult, useForm } from "@conform-to/react";
import { getZodConstraint } from "@conform-to/zod/v4";
import type { z } from "zod";
import { type Bid, bidFields } from "~/domain/bid";

const constraint = getZodConstraint(bidFields);

/** The form of a bid, empty or with what is bid now; `3.00` is shown as the person would type it. */
export function useBidForm(
  bid: Pick<Bid, "amount" | "message"> | null,
  locale: "nl" | "en",
  lastResult?: SubmissionResult<string[]>,
) {
  return useForm<z.input<typeof bidFields>, z.output<typeof bidFields>, string[]>({
    id: "bid",
    lastResult,
    constraint,
    defaultValue: bid && { amount: typed(bid.amount, locale), message: bid.message ?? "" },
  });
}

function typed(amount: string, locale: "nl" | "en"): string {
  const short = amount.replace(/\.00$/, "");
  return locale === "nl" ? short.replace(".", ",") : short;
}
