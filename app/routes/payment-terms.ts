import type { RouterContextProvider } from "react-router";
import { type PaymentTerms, paymentTermsFrom } from "~/components/payments/payment-terms";
import { getSettings } from "~/middleware/settings";

export const paymentTermsOf = async (context: Readonly<RouterContextProvider>): Promise<PaymentTerms> =>
  paymentTermsFrom(await getSettings(context));
