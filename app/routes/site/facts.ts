import type { RouterContextProvider } from "react-router";
import type { Facts } from "~/content/facts";
import { scheduleFrom } from "~/domain/money/payout-schedule";
import { getSettings } from "~/middleware/settings";

export async function factsOf(context: Readonly<RouterContextProvider>): Promise<Facts> {
  const settings = await getSettings(context);
  return {
    mode: settings.payment_mode,
    percent: Number(settings.fee_percent),
    earlyPercent: Number(settings.early_payout_fee_percent),
    payouts: scheduleFrom(settings),
  };
}
