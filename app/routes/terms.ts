import type { RouterContextProvider } from "react-router";
import { type PaymentTerms, termsFrom } from "~/components/payments/terms";
import { getSettings } from "~/middleware/settings";

export const termsOf = async (context: Readonly<RouterContextProvider>): Promise<PaymentTerms> =>
  termsFrom(await getSettings(context));
