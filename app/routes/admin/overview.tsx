import { OverviewPage } from "~/components/admin/overview-page";
import { getWaiting } from "~/middleware/admin";
import { getT } from "~/middleware/locale";
import { privateMeta } from "../head";
import type { Route } from "./+types/overview";

export async function loader({ context }: Route.LoaderArgs) {
  const { oldest } = await getWaiting(context);
  return { title: getT(context, "admin")("overview.title"), oldest, now: new Date() };
}

export const meta = privateMeta;

export default function Overview({ loaderData }: Route.ComponentProps) {
  return <OverviewPage {...loaderData} />;
}
