import { optional } from "~/api/error";
import { OverviewPage } from "~/components/admin/overview-page";
import { getApi } from "~/context";
import { countWaiting } from "~/domain/admin/case-files";
import { useNow } from "~/live/use-now";
import { getWaiting } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import type { Route } from "./+types/overview";

export async function loader({ context }: Route.LoaderArgs) {
  const [waiting, stop] = await Promise.all([getWaiting(context), optional(getApi(context).global.moneyStop())]);
  const { oldest, letters: failedDeliveries } = waiting;
  return {
    title: getT(context, "admin")("overview.title"),
    oldest,
    more: countWaiting(waiting) - oldest.length,
    failedDeliveries,
    stoppedSince: stop?.since ?? null,
    now: Date.now(),
  };
}

export const meta = liveMeta;

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} now={useNow(loaderData.now)} />;
}
