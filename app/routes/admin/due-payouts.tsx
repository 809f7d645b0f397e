import { DuePayoutsPage } from "~/components/admin/records/due-payouts-page";
import { formatDay } from "~/components/format";
import { getApi } from "~/context";
import { formatEuros } from "~/domain/money/money";
import { nextPayoutDate, scheduleFrom } from "~/domain/money/payout-schedule";
import { MIN_PAYOUT_CENTS } from "~/domain/money/wallet";
import { getLocale, getT } from "~/middleware/locale";
import { getSettings } from "~/middleware/settings";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/due-payouts";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const [settings, list] = await Promise.all([
    getSettings(context),
    getApi(context).admin.duePayouts({ query: { page } }),
  ]);
  const t = getT(context, "adminPayout");
  const locale = getLocale(context);
  const day = nextPayoutDate(Date.now(), scheduleFrom(settings));
  const note = t("dueNote", { minimum: formatEuros(MIN_PAYOUT_CENTS, locale), day: formatDay(day, locale) });
  return { title: t("dueTitle"), note, page, list };
}

export const meta = liveMeta;

export default function DuePayouts({ loaderData }: Route.ComponentProps) {
  return <DuePayoutsPage {...loaderData} asked={{}} errors={{}} />;
}
