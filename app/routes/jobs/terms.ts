import type { RouterContextProvider } from "react-router";
import type { PaymentTerms } from "~/components/bids/fee-note";
import { getSettings } from "~/middleware/settings";

/** How this site pays, for the sentences about money. */
export async function termsOf(context: Readonly<RouterContextProvider>): Promise<PaymentTerms> {
  const { payment_mode, fee_percent } = await getSettings(context);
  return { mode: payment_mode, percent: fee_percent };
}
