import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";

export async function taxGiven(context: Readonly<RouterContextProvider>): Promise<boolean> {
  const tax = await optional(getApi(context).wallet.taxData());
  return tax !== null && tax.saved_at !== null;
}
