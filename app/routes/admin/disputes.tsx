import { DisputesPage } from "~/components/admin/disputes-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/disputes";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const disputes = await getApi(context).admin.disputes({ query: { page } });
  return { title: getT(context, "admin")("nav.disputes"), disputes, page };
}

export const meta = liveMeta;

export default function Disputes({ loaderData }: Route.ComponentProps) {
  return <DisputesPage {...loaderData} />;
}
