import type { RouterContextProvider } from "react-router";
import { optional } from "~/api/error";
import { getApi } from "~/context";
import type { MoneyAct } from "~/domain/money/money-stop";

/** Older back ends have no money stop, and an API that fails says so itself. */
export async function isActStopped(context: Readonly<RouterContextProvider>, act: MoneyAct): Promise<boolean> {
  const state = await optional(getApi(context).global.moneyStop());
  return state?.stopped.includes(act) ?? false;
}
