import { FailedDeliveriesPage } from "~/components/admin/records/failed-deliveries-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/failed-deliveries";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const list = await getApi(context).admin.outbox({ query: { page } });
  return { title: getT(context, "adminRecords")("letters.title"), page, list };
}

export const meta = liveMeta;

export default function FailedDeliveries({ loaderData }: Route.ComponentProps) {
  return <FailedDeliveriesPage {...loaderData} asked={{}} errors={{}} />;
}
