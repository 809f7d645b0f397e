import type { RouterContextProvider } from "react-router";
import { type PaymentTerms, termsFrom } from "~/components/payments/terms";
import { getSettings } from "~/middleware/settings";

/** How this site pays, for the sentences about money. */
export const termsOf = async (context: Readonly<RouterContextProvider>): Promise<PaymentTerms> =>
  termsFrom(await getSettings(context));
