import { OverviewPage } from "~/components/admin/overview-page";
import { getWaiting } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/overview";

export async function loader({ context }: Route.LoaderArgs) {
  const { oldest, reports, appeals, disputes } = await getWaiting(context);
  const more = reports + appeals + disputes - oldest.length;
  return { title: getT(context, "admin")("overview.title"), oldest, more, now: new Date() };
}

export const meta = privateMeta;

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
