import { WithdrawalsPage } from "~/components/admin/records/withdrawals-page";
import { getApi } from "~/context";
import { getT } from "~/middleware/locale";
import { liveMeta } from "../head";
import { pageIn } from "../page-in";
import type { Route } from "./+types/withdrawals";

export async function loader({ request, context }: Route.LoaderArgs) {
  const page = pageIn(new URL(request.url));
  const list = await getApi(context).admin.withdrawals({ query: { page } });
  return { title: getT(context, "adminQueue")("withdrawals.title"), page, list };
}

export const meta = liveMeta;

export default function Withdrawals({ loaderData }: Route.ComponentProps) {
  return <WithdrawalsPage {...loaderData} asked={{}} errors={{}} />;
}
