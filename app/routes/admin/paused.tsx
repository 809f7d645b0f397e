import { PausedPage } from "~/components/admin/records/paused-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/paused";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const list = await getApi(context).admin.pausedPayments({ query: { page } });
  return { title: getT(context, "adminQueue")("paused.title"), page, list };
}

export const meta = liveMeta;

export default function Paused({ loaderData }: Route.ComponentProps) {
  return <PausedPage {...loaderData} asked={{}} errors={{}} />;
}
